<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it_IT" sourcelanguage="en_GB">
<context>
    <name>AgreementText</name>
    <message>
        <source>the embedding, token %1</source>
        <translation>embedding, token %1</translation>
    </message>
    <message>
        <source>attention output of layer %1, token %2</source>
        <translation>uscita dell&apos;attenzione del layer %1, token %2</translation>
    </message>
    <message>
        <source>residual after attention of layer %1, token %2</source>
        <translation>residuo dopo l&apos;attenzione del layer %1, token %2</translation>
    </message>
    <message>
        <source>feed-forward output of layer %1, token %2</source>
        <translation>uscita del feed-forward del layer %1, token %2</translation>
    </message>
    <message>
        <source>residual after feed-forward of layer %1, token %2</source>
        <translation>residuo dopo il feed-forward del layer %1, token %2</translation>
    </message>
    <message>
        <source>Run again: all numbers are exactly those of the session.</source>
        <translation>Eseguito di nuovo: tutti i numeri sono esattamente quelli della sessione.</translation>
    </message>
    <message>
        <source>Run again: the numbers do not agree with those of the session; one is a number only on one side (%1).</source>
        <translation>Eseguito di nuovo: i numeri non concordano con quelli della sessione; uno è un numero solo da una parte (%1).</translation>
    </message>
    <message>
        <source>Run again: the numbers agree with those of the session; the largest relative difference is %1 (%2).</source>
        <translation>Eseguito di nuovo: i numeri concordano con quelli della sessione; la massima differenza relativa è %1 (%2).</translation>
    </message>
    <message>
        <source>Run again: the numbers do not agree with those of the session; the largest relative difference is %1 (%2). Is it the same model file?</source>
        <translation>Eseguito di nuovo: i numeri non concordano con quelli della sessione; la massima differenza relativa è %1 (%2). È lo stesso file di modello?</translation>
    </message>
</context>
<context>
    <name>AttentionParameters</name>
    <message>
        <source>Choose heads</source>
        <translation>Scegli le head</translation>
    </message>
    <message>
        <source>The selected head, %1.%2</source>
        <translation>La head selezionata, %1.%2</translation>
    </message>
    <message>
        <source>All heads of layer %1</source>
        <translation>Tutte le head del layer %1</translation>
    </message>
    <message>
        <source>All sink heads</source>
        <translation>Tutte le head con sink</translation>
    </message>
    <message>
        <source>All but the sink heads</source>
        <translation>Tutte tranne le head con sink</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Head</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Come</translation>
    </message>
    <message>
        <source>output zero</source>
        <translation>output a zero</translation>
    </message>
    <message>
        <source>output mean</source>
        <translation>output alla media</translation>
    </message>
    <message>
        <source>only the first token</source>
        <translation>solo il primo token</translation>
    </message>
    <message>
        <source>only itself</source>
        <translation>solo se stesso</translation>
    </message>
    <message>
        <source>without the first</source>
        <translation>senza il primo</translation>
    </message>
    <message>
        <source>%1 query heads share each key head; only the query head is changed.</source>
        <translation>%1 head di query condividono ogni head di key; viene modificata solo la head di query.</translation>
    </message>
    <message>
        <source>Logit</source>
        <translation>Logit</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>these</source>
        <translation>questi</translation>
    </message>
    <message>
        <source>layer.head</source>
        <translation>layer.head</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>see only themselves</source>
        <translation>vedono solo se stessi</translation>
    </message>
    <message>
        <source>are hidden from others</source>
        <translation>sono nascosti agli altri</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posizioni</translation>
    </message>
    <message>
        <source>First keys</source>
        <translation>Prime key</translation>
    </message>
    <message>
        <source>Last keys</source>
        <translation>Ultime key</translation>
    </message>
</context>
<context>
    <name>AttentionView</name>
    <message>
        <source>query %1</source>
        <translation>query %1</translation>
    </message>
    <message>
        <source>queries %1–%2</source>
        <translation>query %1–%2</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>key %1</translation>
    </message>
    <message>
        <source>keys %1–%2</source>
        <translation>key %1–%2</translation>
    </message>
    <message>
        <source>changed − base %1</source>
        <translation>modificata − base %1</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>layer %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>head %1</translation>
    </message>
    <message>
        <source>key head %1</source>
        <translation>head di key %1</translation>
    </message>
    <message>
        <source>sink %1 on token %2</source>
        <translation>sink %1 sul token %2</translation>
    </message>
    <message>
        <source>learned sink takes %1 of each row on average</source>
        <translation>il sink appreso prende in media %1 di ogni riga</translation>
    </message>
    <message>
        <source>mean distance %1 tokens</source>
        <translation>distanza media %1 token</translation>
    </message>
    <message>
        <source>sink left out, rows renormalised for display</source>
        <translation>sink escluso, righe rinormalizzate per la visualizzazione</translation>
    </message>
    <message>
        <source>sink %1 → %2, changed − base %3</source>
        <translation>sink %1 → %2, modificata − base %3</translation>
    </message>
    <message>
        <source>sink strength %1 on token %2</source>
        <translation>forza del sink %1 sul token %2</translation>
    </message>
    <message>
        <source>above ε = %1</source>
        <translation>sopra ε = %1</translation>
    </message>
    <message>
        <source>not above ε = %1</source>
        <translation>non sopra ε = %1</translation>
    </message>
    <message>
        <source>a later key, which no query sees</source>
        <translation>una key successiva, che nessuna query vede</translation>
    </message>
    <message>
        <source>masked or left out</source>
        <translation>mascherata o esclusa</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>al massimo %1</translation>
    </message>
    <message>
        <source>%1 on average</source>
        <translation>%1 in media</translation>
    </message>
    <message>
        <source>learned sink takes %1 of this row</source>
        <translation>il sink appreso prende %1 di questa riga</translation>
    </message>
    <message>
        <source>learned sink takes %1 of these rows on average</source>
        <translation>il sink appreso prende in media %1 di queste righe</translation>
    </message>
    <message>
        <source>sink strength</source>
        <translation>forza del sink</translation>
    </message>
    <message>
        <source>base %1 on token %2</source>
        <translation>base %1 sul token %2</translation>
    </message>
    <message>
        <source>changed %1 on token %2</source>
        <translation>modificata %1 sul token %2</translation>
    </message>
    <message>
        <source>base %1</source>
        <translation>base %1</translation>
    </message>
    <message>
        <source>changed %1</source>
        <translation>modificata %1</translation>
    </message>
    <message>
        <source>masked or left out in one of both</source>
        <translation>mascherata o esclusa in una delle due</translation>
    </message>
    <message>
        <source>of the largest in each stretch</source>
        <translation>del valore più grande in ogni tratto</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>in media</translation>
    </message>
    <message>
        <source>ε = %1</source>
        <translation>ε = %1</translation>
    </message>
    <message>
        <source>changed − base</source>
        <translation>modificata − base</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Head</translation>
    </message>
    <message>
        <source>attention without the sink</source>
        <translation>attenzione senza il sink</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>attenzione</translation>
    </message>
    <message>
        <source>changed − base · %1</source>
        <translation>modificata − base · %1</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>learned sink</source>
        <translation>sink appreso</translation>
    </message>
    <message>
        <source>learned sink, %1</source>
        <translation>sink appreso, %1</translation>
    </message>
</context>
<context>
    <name>CardLock</name>
    <message>
        <source>acts after the ME layer, and this run has none with layers after it.</source>
        <translation>agisce dopo il layer ME, e questa esecuzione non ne ha uno seguito da altri layer.</translation>
    </message>
    <message>
        <source>acts on tokens with massive entries, and this run has none.</source>
        <translation>agisce sui token con valori massivi, e questa esecuzione non ne ha.</translation>
    </message>
    <message>
        <source>edits the massive entries after layer %1, and there are none.</source>
        <translation>modifica i valori massivi dopo il layer %1, e non ce ne sono.</translation>
    </message>
</context>
<context>
    <name>ChangeNumber</name>
    <message>
        <source>%1 points</source>
        <translation>%1 punti</translation>
    </message>
</context>
<context>
    <name>ChangeText</name>
    <message>
        <source>%1 gone</source>
        <translation>%1 scomparsi</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 nuovi</translation>
    </message>
    <message>
        <source>Massive</source>
        <translation>Massivi</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gli stessi</translation>
    </message>
    <message>
        <source>Entries of the residual stream above both thresholds, after all layers</source>
        <translation>Valori del residual stream sopra entrambe le soglie, dopo tutti i layer</translation>
    </message>
    <message>
        <source>nothing differs</source>
        <translation>nessuna differenza</translation>
    </message>
    <message>
        <source>the embedding</source>
        <translation>l&apos;embedding</translation>
    </message>
    <message>
        <source>after layer %1</source>
        <translation>dopo il layer %1</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>one token only</source>
        <translation>un solo token</translation>
    </message>
    <message>
        <source>Mean negative log-likelihood of the prompt&apos;s tokens, in nats per token</source>
        <translation>Log-verosimiglianza negativa media dei token del prompt, in nat per token</translation>
    </message>
    <message>
        <source>KL</source>
        <translation>KL</translation>
    </message>
    <message>
        <source>Mean over tokens of the divergence of next-token distributions, KL(before ‖ after), in nats</source>
        <translation>Media sui token della divergenza tra le distribuzioni del token successivo, KL(prima ‖ dopo), in nat</translation>
    </message>
    <message>
        <source>Sink heads</source>
        <translation>Head con sink</translation>
    </message>
    <message>
        <source>Share of heads whose sink strength exceeds ε</source>
        <translation>Frazione delle head la cui forza del sink supera ε</translation>
    </message>
    <message>
        <source>Differs</source>
        <translation>Differisce</translation>
    </message>
    <message>
        <source>The first place in the residual stream where any number differs</source>
        <translation>Il primo punto del residual stream in cui un numero differisce</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>id %1</translation>
    </message>
</context>
<context>
    <name>ChannelParameters</name>
    <message>
        <source>Channels k</source>
        <translation>Canali k</translation>
    </message>
    <message>
        <source>Largest by</source>
        <translation>I maggiori per</translation>
    </message>
    <message>
        <source>gain |w| (paper)</source>
        <translation>gain |w| (articolo)</translation>
    </message>
    <message>
        <source>norm output (code)</source>
        <translation>output della norm (codice)</translation>
    </message>
    <message>
        <source>random (control)</source>
        <translation>a caso (controllo)</translation>
    </message>
    <message>
        <source>residual (control)</source>
        <translation>residual (controllo)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>after the norm</source>
        <translation>dopo la norm</translation>
    </message>
    <message>
        <source>before the norm</source>
        <translation>prima della norm</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>with massive entries</source>
        <translation>con valori massivi</translation>
    </message>
    <message>
        <source>the spike token</source>
        <translation>lo spike token</translation>
    </message>
    <message>
        <source>these</source>
        <translation>questi</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Quali</translation>
    </message>
    <message>
        <source>After layer</source>
        <translation>Dopo il layer</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Valori</translation>
    </message>
    <message>
        <source>all massive ones</source>
        <translation>tutti quelli massivi</translation>
    </message>
    <message>
        <source>token:channel</source>
        <translation>token:canale</translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>Imposta a</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>zero</translation>
    </message>
    <message>
        <source>mean of other texts</source>
        <translation>media di altri testi</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>un valore</translation>
    </message>
    <message>
        <source>a multiple</source>
        <translation>un multiplo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Fattore</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>Into channel</source>
        <translation>Nel canale</translation>
    </message>
    <message>
        <source>From neuron</source>
        <translation>Dal neurone</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Per</translation>
    </message>
    <message>
        <source>these channels</source>
        <translation>questi canali</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canali</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Colormap</name>
    <message>
        <source>Cividis</source>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>Magma</source>
        <translation>Magma</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grigio</translation>
    </message>
    <message>
        <source>Blue–red, centred at zero</source>
        <translation>Blu–rosso, centrato sullo zero</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Made to look nearly the same with and without red-green vision; grey print keeps its order.</source>
        <translation>Fatta per apparire quasi uguale con e senza visione rosso-verde; la stampa in grigio ne mantiene l&apos;ordine.</translation>
    </message>
    <message>
        <source>Reads without red-green vision; grey print keeps its order. Its low end is nearly black.</source>
        <translation>Si legge senza visione rosso-verde; la stampa in grigio ne mantiene l&apos;ordine. L&apos;estremo inferiore è quasi nero.</translation>
    </message>
    <message>
        <source>Needs no colour vision and no colour print.</source>
        <translation>Non richiede né visione dei colori né stampa a colori.</translation>
    </message>
    <message>
        <source>Blue and red are told apart without red-green vision; grey print loses the sign.</source>
        <translation>Blu e rosso si distinguono senza visione rosso-verde; la stampa in grigio perde il segno.</translation>
    </message>
    <message>
        <source>Reads without red-green vision; grey print keeps its order.</source>
        <translation>Si legge senza visione rosso-verde; la stampa in grigio ne mantiene l&apos;ordine.</translation>
    </message>
</context>
<context>
    <name>ContinuationText</name>
    <message>
        <source>Nothing is switched: there is one continuation.</source>
        <translation>Nessun intervento è attivo: c&apos;è una sola continuazione.</translation>
    </message>
    <message>
        <source>Both sides say the same %1 tokens.</source>
        <translation>I due lati dicono gli stessi %1 token.</translation>
    </message>
    <message>
        <source>They part at token %1: probability %2 without, %3 with.</source>
        <translation>Si separano al token %1: probabilità %2 senza, %3 con.</translation>
    </message>
    <message>
        <source> [id %1]</source>
        <translation> [id %1]</translation>
    </message>
</context>
<context>
    <name>DoseText</name>
    <message>
        <source>channels k</source>
        <translation>canali k</translation>
    </message>
    <message>
        <source>deviation kept</source>
        <translation>deviazione mantenuta</translation>
    </message>
    <message>
        <source>α of the tanh</source>
        <translation>α della tanh</translation>
    </message>
    <message>
        <source>scale of the tanh</source>
        <translation>scala della tanh</translation>
    </message>
    <message>
        <source>value or factor</source>
        <translation>valore o fattore</translation>
    </message>
    <message>
        <source>logit</source>
        <translation>logit</translation>
    </message>
    <message>
        <source>last keys</source>
        <translation>ultime key</translation>
    </message>
    <message>
        <source>factor of the weight</source>
        <translation>fattore del peso</translation>
    </message>
</context>
<context>
    <name>EffectText</name>
    <message>
        <source>loss %1, sinks %2</source>
        <translation>loss %1, sink %2</translation>
    </message>
    <message>
        <source>Effect: %1</source>
        <translation>Effetto: %1</translation>
    </message>
    <message>
        <source>Effect of all %1 together: %2</source>
        <translation>Effetto di tutti e %1 insieme: %2</translation>
    </message>
</context>
<context>
    <name>Examples</name>
    <message>
        <source>Lighthouse: text, code, three scripts</source>
        <translation>Faro: testo, codice, tre scritture</translation>
    </message>
    <message>
        <source>Plain prose</source>
        <translation>Prosa semplice</translation>
    </message>
    <message>
        <source>Program code</source>
        <translation>Codice di programma</translation>
    </message>
    <message>
        <source>One word, repeated</source>
        <translation>Una parola ripetuta</translation>
    </message>
    <message>
        <source>Full stops and line breaks</source>
        <translation>Punti e interruzioni di riga</translation>
    </message>
</context>
<context>
    <name>ExhibitHelp</name>
    <message>
        <source>Source: %1</source>
        <translation>Fonte: %1</translation>
    </message>
</context>
<context>
    <name>ExhibitText</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Unit: %1</source>
        <translation>Unità: %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Fonte: %1</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>%1 more rows in the data</source>
        <translation>Altre %1 righe nei dati</translation>
    </message>
    <message>
        <source>model %1, %2, %3</source>
        <translation>modello %1, %2, %3</translation>
    </message>
    <message>
        <source>sha256 %1…</source>
        <translation>sha256 %1…</translation>
    </message>
    <message>
        <source>prompt “%1”</source>
        <translation>prompt “%1”</translation>
    </message>
    <message>
        <source>switched: %1</source>
        <translation>interventi: %1</translation>
    </message>
    <message>
        <source>Residual magnitudes</source>
        <translation>Moduli del residual stream</translation>
    </message>
    <message>
        <source>Sink strength of each head</source>
        <translation>Forza del sink di ogni head</translation>
    </message>
    <message>
        <source>Attention of layer %1, head %2</source>
        <translation>Attenzione del layer %1, head %2</translation>
    </message>
    <message>
        <source>nothing switched</source>
        <translation>nessun intervento</translation>
    </message>
    <message>
        <source>%1, changed − base</source>
        <translation>%1, modificata − base</translation>
    </message>
    <message>
        <source>Key space of layer %1, head %2</source>
        <translation>Key space del layer %1, head %2</translation>
    </message>
</context>
<context>
    <name>GridView</name>
    <message>
        <source>emb</source>
        <extracomment>The embedding, before layer 0, on the axis of layers</extracomment>
        <translation>emb</translation>
    </message>
    <message>
        <source>%1 %2 ‘%3’</source>
        <translation>%1 %2 ‘%3’</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>‘%1’</source>
        <translation>‘%1’</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>mancante</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HeatmapBadges</name>
    <message>
        <source>ME</source>
        <translation>ME</translation>
    </message>
    <message>
        <source>up</source>
        <comment>step-up, at most two letters</comment>
        <translation>su</translation>
    </message>
    <message>
        <source>dn</source>
        <comment>step-down, at most two letters</comment>
        <translation>gi</translation>
    </message>
</context>
<context>
    <name>InterventionActions</name>
    <message>
        <source>Output zero</source>
        <translation>Output a zero</translation>
    </message>
    <message>
        <source>Output is its mean over positions</source>
        <translation>Output uguale alla sua media sulle posizioni</translation>
    </message>
    <message>
        <source>All attention to the first token</source>
        <translation>Tutta l&apos;attenzione al primo token</translation>
    </message>
    <message>
        <source>All attention to the token itself</source>
        <translation>Tutta l&apos;attenzione al token stesso</translation>
    </message>
    <message>
        <source>Without the first token, rows renormalised</source>
        <translation>Senza il primo token, righe rinormalizzate</translation>
    </message>
    <message>
        <source>Ablate layer %1 head %2</source>
        <translation>Ablazione della head %2 del layer %1</translation>
    </message>
    <message>
        <source>Ablate all heads of layer %1</source>
        <translation>Ablazione di tutte le head del layer %1</translation>
    </message>
    <message>
        <source>Ablate all sink heads (%1)</source>
        <translation>Ablazione di tutte le head con sink (%1)</translation>
    </message>
    <message>
        <source>Ablate all other heads (%1)</source>
        <translation>Ablazione di tutte le altre head (%1)</translation>
    </message>
    <message>
        <source>Set channel %1 of token %2 after layer %3</source>
        <translation>Imposta il canale %1 del token %2 dopo il layer %3</translation>
    </message>
    <message>
        <source>To zero</source>
        <translation>A zero</translation>
    </message>
    <message>
        <source>To its calibration mean</source>
        <translation>Alla sua media di calibrazione</translation>
    </message>
    <message>
        <source>To its value in the other run, %1</source>
        <translation>Al suo valore nell&apos;altra esecuzione, %1</translation>
    </message>
    <message>
        <source>To half its value</source>
        <translation>Alla metà del suo valore</translation>
    </message>
    <message>
        <source>Set all massive entries after layer %1</source>
        <translation>Imposta tutti i valori massivi dopo il layer %1</translation>
    </message>
    <message>
        <source>To their calibration means</source>
        <translation>Alle loro medie di calibrazione</translation>
    </message>
    <message>
        <source>WeMask token %1</source>
        <translation>WeMask sul token %1</translation>
    </message>
    <message>
        <source>Channels of largest gain, in all layers after emergence</source>
        <translation>Canali con il gain più grande, in tutti i layer dopo l&apos;emergenza</translation>
    </message>
    <message>
        <source>Channels of largest gain, in layer %1 alone</source>
        <translation>Canali con il gain più grande, solo nel layer %1</translation>
    </message>
    <message>
        <source>Largest channels after the norm, in layer %1 alone</source>
        <translation>Canali più grandi dopo la norm, solo nel layer %1</translation>
    </message>
    <message>
        <source>Isolate token %1</source>
        <translation>Isola il token %1</translation>
    </message>
    <message>
        <source>Attends to itself only</source>
        <translation>Presta attenzione solo a se stesso</translation>
    </message>
    <message>
        <source>Hide this token from all others</source>
        <translation>Nascondi questo token a tutti gli altri</translation>
    </message>
    <message>
        <source>Channel %1 alone, in all layers after emergence</source>
        <translation>Solo il canale %1, in tutti i layer dopo l&apos;emergenza</translation>
    </message>
</context>
<context>
    <name>InterventionText</name>
    <message>
        <source>all layers</source>
        <translation>tutti i layer</translation>
    </message>
    <message>
        <source>after the ME layer</source>
        <translation>dopo il layer ME</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>layer %1</translation>
    </message>
    <message>
        <source>layers %1</source>
        <translation>layer %1</translation>
    </message>
    <message>
        <source>1 head</source>
        <translation>1 head</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 head</translation>
    </message>
    <message>
        <source>WeMask</source>
        <translation>WeMask</translation>
    </message>
    <message>
        <source>Norm swap</source>
        <translation>Scambio di norm</translation>
    </message>
    <message>
        <source>Head ablation</source>
        <translation>Ablazione di head</translation>
    </message>
    <message>
        <source>Spike edit</source>
        <translation>Modifica dello spike</translation>
    </message>
    <message>
        <source>Virtual sink</source>
        <translation>Sink virtuale</translation>
    </message>
    <message>
        <source>Hidden token</source>
        <translation>Token nascosto</translation>
    </message>
    <message>
        <source>Self-only token</source>
        <translation>Token che vede solo se stesso</translation>
    </message>
    <message>
        <source>Keep sinks and window</source>
        <translation>Tieni sink e finestra</translation>
    </message>
    <message>
        <source>Scale one weight</source>
        <translation>Scala un peso</translation>
    </message>
    <message>
        <source>Cap feed-forward</source>
        <translation>Limita il feed-forward</translation>
    </message>
    <message>
        <source>k %1</source>
        <translation>k %1</translation>
    </message>
    <message>
        <source>%1 % of the width</source>
        <translation>%1 % della larghezza</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>final norm</source>
        <translation>norm finale</translation>
    </message>
    <message>
        <source>after layer %1, %2</source>
        <translation>dopo il layer %1, %2</translation>
    </message>
    <message>
        <source>massive entries</source>
        <translation>valori massivi</translation>
    </message>
    <message>
        <source>logit %1, %2</source>
        <translation>logit %1, %2</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>tutte le head</translation>
    </message>
    <message>
        <source>position %1, %2</source>
        <translation>posizione %1, %2</translation>
    </message>
    <message>
        <source>first %1, last %2 keys</source>
        <translation>prime %1, ultime %2 key</translation>
    </message>
    <message>
        <source>layer %1, channel %2, neuron %3</source>
        <translation>layer %1, canale %2, neurone %3</translation>
    </message>
    <message>
        <source>Not retrained: the other weights were trained with the old norm.</source>
        <translation>Senza riaddestramento: gli altri pesi sono stati addestrati con la vecchia norm.</translation>
    </message>
    <message>
        <source>channels %1, %2</source>
        <translation>canali %1, %2</translation>
    </message>
</context>
<context>
    <name>JobText</name>
    <message>
        <source>Opening the model…</source>
        <translation>Apertura del modello…</translation>
    </message>
    <message>
        <source>Running the prompt…</source>
        <translation>Esecuzione del prompt…</translation>
    </message>
    <message>
        <source>Applying the thresholds…</source>
        <translation>Applicazione delle soglie…</translation>
    </message>
    <message>
        <source>Applying the interventions…</source>
        <translation>Applicazione degli interventi…</translation>
    </message>
    <message>
        <source>Computing the attention map…</source>
        <translation>Calcolo della mappa di attenzione…</translation>
    </message>
    <message>
        <source>Reading the channel…</source>
        <translation>Lettura del canale…</translation>
    </message>
    <message>
        <source>Finding the principal components…</source>
        <translation>Ricerca delle componenti principali…</translation>
    </message>
    <message>
        <source>Computing the curves…</source>
        <translation>Calcolo delle curve…</translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <translation>Ricerca dei modelli…</translation>
    </message>
    <message>
        <source>Analyzing…</source>
        <translation>Analisi…</translation>
    </message>
    <message>
        <source>Checking how the model was read…</source>
        <translation>Controllo di come è stato letto il modello…</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Lettura del file…</translation>
    </message>
    <message>
        <source>Loading weights…</source>
        <translation>Caricamento dei pesi…</translation>
    </message>
    <message>
        <source>Checking the file…</source>
        <translation>Controllo del file…</translation>
    </message>
    <message>
        <source>Splitting the text into tokens…</source>
        <translation>Divisione del testo in token…</translation>
    </message>
    <message>
        <source>Running layer %1 of %2…</source>
        <translation>Esecuzione del layer %1 di %2…</translation>
    </message>
    <message>
        <source>Predicting next tokens…</source>
        <translation>Previsione dei token successivi…</translation>
    </message>
    <message>
        <source>Generating…</source>
        <translation>Generazione…</translation>
    </message>
    <message>
        <source>Computing the dose curve…</source>
        <translation>Calcolo della curva dose-effetto…</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation>Scrittura del file…</translation>
    </message>
    <message>
        <source>During: %1</source>
        <translation>Durante: %1</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>Modello: %1</translation>
    </message>
    <message>
        <source>Prompt: %n characters</source>
        <translation>Prompt: %n caratteri</translation>
    </message>
    <message>
        <source>Looking at norms and gains…</source>
        <translation>Lettura di norm e gain…</translation>
    </message>
    <message>
        <source>Opening the session…</source>
        <translation>Apertura della sessione…</translation>
    </message>
    <message>
        <source>Saving the session…</source>
        <translation>Salvataggio della sessione…</translation>
    </message>
    <message>
        <source>Comparing with the session…</source>
        <translation>Confronto con la sessione…</translation>
    </message>
    <message>
        <source>Reading the weights…</source>
        <translation>Lettura dei pesi…</translation>
    </message>
</context>
<context>
    <name>KeySpaceOverlay</name>
    <message>
        <source>query</source>
        <translation>query</translation>
    </message>
    <message>
        <source>key</source>
        <translation>key</translation>
    </message>
    <message>
        <source>sink key</source>
        <translation>sink key</translation>
    </message>
    <message>
        <source>strongest key</source>
        <translation>key più forte</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>selezionato</translation>
    </message>
    <message>
        <source>query, changed</source>
        <translation>query, modificata</translation>
    </message>
    <message>
        <source>key, changed</source>
        <translation>key, modificata</translation>
    </message>
    <message>
        <source>query, base</source>
        <translation>query, base</translation>
    </message>
    <message>
        <source>key, base</source>
        <translation>key, base</translation>
    </message>
    <message>
        <source>spike token</source>
        <translation>spike token</translation>
    </message>
</context>
<context>
    <name>KeySpaceView</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>query</source>
        <translation>query</translation>
    </message>
    <message>
        <source>key</source>
        <translation>key</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>base: %1</source>
        <translation>base: %1</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>modificata: %1</translation>
    </message>
    <message>
        <source>changed − base: %1 · distance %2</source>
        <translation>modificata − base: %1 · distanza %2</translation>
    </message>
    <message>
        <source>Layer %1, head %2</source>
        <translation>Layer %1, head %2</translation>
    </message>
    <message>
        <source>%1 · key head %2, shared with head %3</source>
        <extracomment>%1: layer and head; %2: number of the key head; %3: number or numbers of the other query heads that use its keys</extracomment>
        <translation>%1 · head di key %2, condivisa con la head %3</translation>
    </message>
    <message>
        <source>%1 · key head %2, shared with heads %3</source>
        <translation>%1 · head di key %2, condivisa con le head %3</translation>
    </message>
    <message>
        <source>after RoPE</source>
        <translation>dopo RoPE</translation>
    </message>
    <message>
        <source>before RoPE</source>
        <translation>prima di RoPE</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 token</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 token</translation>
    </message>
    <message>
        <source>Explained variance %1 (%2, %3, %4) · %5 · %6</source>
        <translation>Varianza spiegata %1 (%2, %3, %4) · %5 · %6</translation>
    </message>
    <message>
        <source>Changed − base, axes of the base run</source>
        <translation>Modificata − base, assi dell&apos;esecuzione base</translation>
    </message>
    <message>
        <source>Axes of the base run</source>
        <translation>Assi dell&apos;esecuzione base</translation>
    </message>
    <message>
        <source>PC%1 (%2)</source>
        <translation>PC%1 (%2)</translation>
    </message>
    <message>
        <source>sink key %1</source>
        <translation>sink key %1</translation>
    </message>
    <message>
        <source>strongest key %1, no sink</source>
        <translation>key più forte %1, nessun sink</translation>
    </message>
    <message>
        <source>base: strongest key %1</source>
        <translation>base: key più forte %1</translation>
    </message>
    <message>
        <source>sink of this head, strength %1 &gt; ε %2</source>
        <translation>sink di questa head, forza %1 &gt; ε %2</translation>
    </message>
    <message>
        <source>strongest key of this head, but no sink: strength %1 ≤ ε %2</source>
        <translation>key più forte di questa head, ma non un sink: forza %1 ≤ ε %2</translation>
    </message>
    <message>
        <source>spike token</source>
        <translation>spike token</translation>
    </message>
</context>
<context>
    <name>KindForm</name>
    <message>
        <source>Layers</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>after the ME layer</source>
        <translation>dopo il layer ME</translation>
    </message>
    <message>
        <source>these</source>
        <translation>questi</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Quali</translation>
    </message>
</context>
<context>
    <name>LifeCycleView</name>
    <message>
        <source>emb</source>
        <extracomment>The embedding, before layer 0, on the axis of layers</extracomment>
        <translation>emb</translation>
    </message>
    <message>
        <source>base: largest three</source>
        <translation>base: i tre più grandi</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>più grande</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2º</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3º</translation>
    </message>
    <message>
        <source>median</source>
        <translation>mediana</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>attention</translation>
    </message>
    <message>
        <source>feed-forward</source>
        <translation>feed-forward</translation>
    </message>
    <message>
        <source>base (frames)</source>
        <translation>base (contorni)</translation>
    </message>
    <message>
        <source>changed: largest</source>
        <translation>modificata: più grande</translation>
    </message>
    <message>
        <source>|x| = %1</source>
        <translation>|x| = %1</translation>
    </message>
    <message>
        <source>no absolute threshold</source>
        <translation>nessuna soglia assoluta</translation>
    </message>
    <message>
        <source>%1 × median</source>
        <translation>%1 × mediana</translation>
    </message>
    <message>
        <source>%1 at token %2, channel %3</source>
        <translation>%1 al token %2, canale %3</translation>
    </message>
    <message>
        <source>massive emergence: the largest magnitude grows %1-fold here</source>
        <translation>emergenza massiva: qui il modulo massimo cresce di %1 volte</translation>
    </message>
    <message>
        <source>step-up: %1 adds %2 to channel %3</source>
        <translation>step-up: %1 aggiunge %2 al canale %3</translation>
    </message>
    <message>
        <source>step-down: %1 adds %2 to channel %3</source>
        <translation>step-down: %1 aggiunge %2 al canale %3</translation>
    </message>
    <message>
        <source>FFN</source>
        <translation>FFN</translation>
    </message>
    <message>
        <source>layer %1 %2 %3</source>
        <extracomment>%1: number of the layer; %2: attention or FFN; %3: what the block adds</extracomment>
        <translation>layer %1 %2 %3</translation>
    </message>
    <message>
        <source>ME layer %1 %2</source>
        <extracomment>ME: massive emergence; %1: number of the layer; %2: attention or FFN</extracomment>
        <translation>layer ME %1 %2</translation>
    </message>
    <message>
        <source>Embedding: largest magnitudes of the residual stream</source>
        <translation>Embedding: moduli massimi del residual stream</translation>
    </message>
    <message>
        <source>After layer %1: largest magnitudes of the residual stream</source>
        <translation>Dopo il layer %1: moduli massimi del residual stream</translation>
    </message>
    <message>
        <source>median %1, times %2 is %3</source>
        <translation>mediana %1, per %2 fa %3</translation>
    </message>
    <message>
        <source>Layer %1 adds at most</source>
        <translation>Il layer %1 aggiunge al massimo</translation>
    </message>
    <message>
        <source>attention: %1</source>
        <translation>attention: %1</translation>
    </message>
    <message>
        <source>feed-forward: %1</source>
        <translation>feed-forward: %1</translation>
    </message>
    <message>
        <source>base: %1</source>
        <translation>base: %1</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>modificata: %1</translation>
    </message>
    <message>
        <source>changed − base in magnitude: %1</source>
        <translation>modificata − base in modulo: %1</translation>
    </message>
    <message>
        <source>Embedding: largest magnitude of the residual stream</source>
        <translation>Embedding: modulo massimo del residual stream</translation>
    </message>
    <message>
        <source>After layer %1: largest magnitude of the residual stream</source>
        <translation>Dopo il layer %1: modulo massimo del residual stream</translation>
    </message>
    <message>
        <source>Layer %1, attention adds at most</source>
        <translation>Layer %1, attention aggiunge al massimo</translation>
    </message>
    <message>
        <source>Layer %1, feed-forward adds at most</source>
        <translation>Layer %1, feed-forward aggiunge al massimo</translation>
    </message>
    <message>
        <source>step-up: %1</source>
        <translation>step-up: %1</translation>
    </message>
    <message>
        <source>step-down: %1</source>
        <translation>step-down: %1</translation>
    </message>
    <message>
        <source>massive from layer %1 to layer %2</source>
        <translation>massivo dal layer %1 al layer %2</translation>
    </message>
    <message>
        <source>No massive activation found.</source>
        <translation>Nessuna attivazione massiva trovata.</translation>
    </message>
</context>
<context>
    <name>ModelDialog</name>
    <message>
        <source>Open a model folder</source>
        <translation>Apri la cartella di un modello</translation>
    </message>
    <message>
        <source>Open a model file</source>
        <translation>Apri il file di un modello</translation>
    </message>
    <message>
        <source>Model weights (*.safetensors *.gguf)</source>
        <translation>Pesi del modello (*.safetensors *.gguf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
</context>
<context>
    <name>ModelEntry</name>
    <message>
        <source>Hugging Face cache</source>
        <translation>cache di Hugging Face</translation>
    </message>
    <message>
        <source>Ollama</source>
        <translation>Ollama</translation>
    </message>
    <message>
        <source>LM Studio</source>
        <translation>LM Studio</translation>
    </message>
    <message>
        <source>Sinkscope&apos;s folder</source>
        <translation>cartella di Sinkscope</translation>
    </message>
    <message>
        <source>No longer at %1</source>
        <translation>Non si trova più in %1</translation>
    </message>
</context>
<context>
    <name>NeedsModel</name>
    <message>
        <source>%1 needs the model, which is not open; the session keeps only what it showed. Open its model to compute it.</source>
        <translation>%1: serve il modello, che non è aperto; la sessione conserva solo ciò che mostrava. Apri il suo modello per calcolarlo.</translation>
    </message>
</context>
<context>
    <name>NewInterventions</name>
    <message>
        <source>Ablate head %1.%2</source>
        <translation>Ablazione della head %1.%2</translation>
    </message>
    <message>
        <source>Ablate all heads of layer %1</source>
        <translation>Ablazione di tutte le head del layer %1</translation>
    </message>
    <message>
        <source>Ablate all sink heads</source>
        <translation>Ablazione di tutte le head con sink</translation>
    </message>
    <message>
        <source>Ablate all but the sink heads</source>
        <translation>Ablazione di tutte tranne le head con sink</translation>
    </message>
    <message>
        <source>WeMask: mask channels where attention reads</source>
        <translation>WeMask: maschera i canali che l&apos;attenzione legge</translation>
    </message>
    <message>
        <source>Spike edit: change giant entries</source>
        <translation>Modifica dello spike: cambia i valori giganti</translation>
    </message>
    <message>
        <source>Norm swap: compute with another norm</source>
        <translation>Scambio di norm: calcola con un&apos;altra norm</translation>
    </message>
    <message>
        <source>Virtual sink: one more column in the softmax</source>
        <translation>Sink virtuale: una colonna in più nella softmax</translation>
    </message>
    <message>
        <source>Self-only: token %1 sees only itself</source>
        <translation>Solo se stesso: il token %1 vede solo se stesso</translation>
    </message>
    <message>
        <source>Hide token %1 from all others</source>
        <translation>Nascondi il token %1 a tutti gli altri</translation>
    </message>
    <message>
        <source>Keep only the first and last keys</source>
        <translation>Tieni solo le prime e le ultime key</translation>
    </message>
    <message>
        <source>Scale one weight of a down projection</source>
        <translation>Scala un peso di una down projection</translation>
    </message>
    <message>
        <source>Cap the feed-forward of layer %1</source>
        <translation>Limita il feed-forward del layer %1</translation>
    </message>
</context>
<context>
    <name>NormParameters</name>
    <message>
        <source>Norm</source>
        <translation>Norm</translation>
    </message>
    <message>
        <source>attention input</source>
        <translation>input dell&apos;attention</translation>
    </message>
    <message>
        <source>feed-forward input</source>
        <translation>input del feed-forward</translation>
    </message>
    <message>
        <source>queries and keys</source>
        <translation>query e key</translation>
    </message>
    <message>
        <source>attention output</source>
        <translation>output dell&apos;attention</translation>
    </message>
    <message>
        <source>feed-forward output</source>
        <translation>output del feed-forward</translation>
    </message>
    <message>
        <source>final norm</source>
        <translation>norm finale</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Diventa</translation>
    </message>
    <message>
        <source>RMSNorm</source>
        <translation>RMSNorm</translation>
    </message>
    <message>
        <source>RMSNorm without gain</source>
        <translation>RMSNorm senza gain</translation>
    </message>
    <message>
        <source>gain flattened</source>
        <translation>gain appiattito</translation>
    </message>
    <message>
        <source>LayerNorm</source>
        <translation>LayerNorm</translation>
    </message>
    <message>
        <source>tanh (DyT)</source>
        <translation>tanh (DyT)</translation>
    </message>
    <message>
        <source>no norm</source>
        <translation>nessuna norm</translation>
    </message>
    <message>
        <source>Deviation kept</source>
        <translation>Deviazione mantenuta</translation>
    </message>
    <message>
        <source>α and scale</source>
        <translation>α e scala</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>adattati</translation>
    </message>
    <message>
        <source>α by hand</source>
        <translation>α a mano</translation>
    </message>
    <message>
        <source>both by hand</source>
        <translation>entrambi a mano</translation>
    </message>
    <message>
        <source>α</source>
        <translation>α</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Scala</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>not a number</source>
        <translation>non un numero</translation>
    </message>
</context>
<context>
    <name>OpenGLSetup</name>
    <message>
        <source>3D is switched off by the environment variable SINKSCOPE_NO_OPENGL; unset it and start again to see the key space.</source>
        <translation>Il 3D è disattivato dalla variabile d&apos;ambiente SINKSCOPE_NO_OPENGL; toglila e riavvia per vedere il key space.</translation>
    </message>
    <message>
        <source>The key space needs a screen with OpenGL, and this program runs without a screen.</source>
        <translation>Il key space richiede uno schermo con OpenGL, e questo programma è in esecuzione senza schermo.</translation>
    </message>
    <message>
        <source>The key space needs OpenGL 3.2, and this system offers no OpenGL; install a graphics driver or Mesa&apos;s software one.</source>
        <translation>Il key space richiede OpenGL 3.2, e questo sistema non offre OpenGL; installa un driver grafico o quello software di Mesa.</translation>
    </message>
    <message>
        <source>The key space needs OpenGL 3.2, and this system offers %1.%2; update the graphics driver.</source>
        <translation>Il key space richiede OpenGL 3.2, e questo sistema offre %1.%2; aggiorna il driver grafico.</translation>
    </message>
    <message>
        <source>The key space draws through X11 and GLX, which this window does not use; start the program with QT_QPA_PLATFORM=xcb.</source>
        <translation>Il key space disegna tramite X11 e GLX, che questa finestra non usa; avvia il programma con QT_QPA_PLATFORM=xcb.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>%1 · %2 layers · %3 heads, %4 key heads of size %5 · width %6 · %7 tokens</source>
        <translation>%1 · %2 layer · %3 head, %4 head di key di dimensione %5 · larghezza %6 · %7 token</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Massive entries</source>
        <translation>Valori massivi</translation>
    </message>
    <message>
        <source>Largest value</source>
        <translation>Valore più grande</translation>
    </message>
    <message>
        <source>%1, %2 ‘%3’</source>
        <translation>%1, %2 ‘%3’</translation>
    </message>
    <message>
        <source>Massive after layers</source>
        <translation>Massivo dopo i layer</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>Massive-emergence layer</source>
        <translation>Layer di emergenza massiva</translation>
    </message>
    <message>
        <source>Sink ratio, Spike convention</source>
        <translation>Sink ratio, convenzione Spike</translation>
    </message>
    <message>
        <source>Sink ratio, first token (Gu)</source>
        <translation>Sink ratio, primo token (Gu)</translation>
    </message>
    <message>
        <source>Mean attention distance</source>
        <translation>Distanza media di attenzione</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 token</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>%1 nats per token</source>
        <translation>%1 nat per token</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplexity</translation>
    </message>
    <message>
        <source>Prompt: “%1”</source>
        <translation>Prompt: «%1»</translation>
    </message>
    <message>
        <source>Massive: above %1 and above %2 × the layer&apos;s median. Sink: strength above %3 over %4 tokens.</source>
        <translation>Massivo: sopra %1 e sopra %2 × la mediana del layer. Sink: forza sopra %3 su %4 token.</translation>
    </message>
    <message>
        <source>Its channel and token</source>
        <translation>Suo canale e token</translation>
    </message>
</context>
<context>
    <name>ResidualView</name>
    <message>
        <source>attention</source>
        <translation>attention</translation>
    </message>
    <message>
        <source>feed-forward</source>
        <translation>feed-forward</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>embedding</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>layer %1</translation>
    </message>
    <message>
        <source>token %1 ‘%2’</source>
        <translation>token %1 ‘%2’</translation>
    </message>
    <message>
        <source>%1 (channel %2)</source>
        <translation>%1 (canale %2)</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>emb</source>
        <comment>short for embedding, on an axis</comment>
        <translation>emb</translation>
    </message>
    <message>
        <source>Layer %1 is the massive-emergence layer: its %2 makes the largest magnitude %3 times as large.</source>
        <translation>Il layer %1 è il layer di emergenza massiva: il suo blocco %2 rende il modulo massimo %3 volte più grande.</translation>
    </message>
    <message>
        <source>Step up in layer %1: the %2 writes %3 into channel %4 of the spike token.</source>
        <translation>Step-up nel layer %1: il blocco %2 scrive %3 nel canale %4 dello spike token.</translation>
    </message>
    <message>
        <source>Step down in layer %1: the %2 writes %3 into channel %4 of the spike token.</source>
        <translation>Step-down nel layer %1: il blocco %2 scrive %3 nel canale %4 dello spike token.</translation>
    </message>
    <message>
        <source>%1 carries a massive activation.</source>
        <translation>%1 porta un&apos;attivazione massiva.</translation>
    </message>
    <message>
        <source>length (L2 norm)</source>
        <translation>lunghezza (norma L2)</translation>
    </message>
    <message>
        <source>median magnitude</source>
        <translation>modulo mediano</translation>
    </message>
    <message>
        <source>channel %1</source>
        <translation>canale %1</translation>
    </message>
    <message>
        <source>largest magnitude</source>
        <translation>modulo massimo</translation>
    </message>
    <message>
        <source>changed − base in log₁₀ · %1</source>
        <translation>modificata − base in log₁₀ · %1</translation>
    </message>
    <message>
        <source>changed − base · %1</source>
        <translation>modificata − base · %1</translation>
    </message>
    <message>
        <source>norm %1</source>
        <translation>norma %1</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>mediana %1</translation>
    </message>
    <message>
        <source>base %1</source>
        <translation>base %1</translation>
    </message>
    <message>
        <source>changed %1</source>
        <translation>modificata %1</translation>
    </message>
    <message>
        <source>changed − base %1</source>
        <translation>modificata − base %1</translation>
    </message>
    <message>
        <source>changed − base in magnitude %1</source>
        <translation>modificata − base in modulo %1</translation>
    </message>
    <message>
        <source>log₁₀ ratio %1</source>
        <translation>rapporto log₁₀ %1</translation>
    </message>
    <message>
        <source>massive &gt; %1</source>
        <translation>massivo &gt; %1</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
</context>
<context>
    <name>RunNote</name>
    <message>
        <source>The text itself begins with %1, which the tokenizer would have added; the prompt begins with the text&apos;s own alone.</source>
        <translation>Il testo stesso comincia con %1, che il tokenizer avrebbe aggiunto; il prompt comincia solo con quello del testo.</translation>
    </message>
</context>
<context>
    <name>SelectionLink</name>
    <message>
        <source>layer %1</source>
        <translation>layer %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>head %1</translation>
    </message>
    <message>
        <source>query token %1</source>
        <translation>token della query %1</translation>
    </message>
    <message>
        <source>key token %1</source>
        <translation>token della key %1</translation>
    </message>
    <message>
        <source>channel %1</source>
        <translation>canale %1</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>Seleziona %1</translation>
    </message>
</context>
<context>
    <name>TokenLabel</name>
    <message>
        <source>added by the tokenizer</source>
        <translation>aggiunto dal tokenizer</translation>
    </message>
    <message>
        <source>added by the chat template</source>
        <translation>aggiunto dal template di chat</translation>
    </message>
    <message>
        <source>given as an id</source>
        <translation>dato come id</translation>
    </message>
    <message>
        <source>from the text</source>
        <translation>dal testo</translation>
    </message>
    <message>
        <source>token %1 ‘%2’</source>
        <translation>token %1 ‘%2’</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>id %1</translation>
    </message>
    <message>
        <source>special token</source>
        <translation>token speciale</translation>
    </message>
    <message>
        <source>bytes %1</source>
        <translation>byte %1</translation>
    </message>
</context>
<context>
    <name>TrustMark</name>
    <message>
        <source>Trusted</source>
        <translation>Affidabile</translation>
    </message>
    <message>
        <source>With a note</source>
        <translation>Con una nota</translation>
    </message>
    <message>
        <source>Not trusted</source>
        <translation>Non affidabile</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>%1&apos;s %2 writes %3 into %4 of %5.</source>
        <translation>%1: il blocco %2 scrive %3 nel %4 del %5.</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <translation>Layer %1</translation>
    </message>
    <message>
        <source>Values up to %1 stand in %2 of %3 from %4 on, but no single layer makes them emerge.</source>
        <translation>Valori fino a %1 stanno nel %2 del %3 dal %4 in poi, ma nessun singolo layer li fa emergere.</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>layer %1</translation>
    </message>
    <message>
        <source>It stays to the end.</source>
        <translation>Vi resta fino alla fine.</translation>
    </message>
    <message>
        <source>It stays until %1.</source>
        <translation>Vi resta fino al %1.</translation>
    </message>
    <message>
        <source>The largest, %1, grows in %2.</source>
        <translation>Il più grande, %1, cresce nel %2.</translation>
    </message>
    <message>
        <source>Spikes also in channels %1 and %2 more.</source>
        <translation>Spike anche nei canali %1 e in altri %2.</translation>
    </message>
    <message>
        <source>A spike also in channel %1.</source>
        <translation>Uno spike anche nel canale %1.</translation>
    </message>
    <message>
        <source>Spikes also in channels %1.</source>
        <translation>Spike anche nei canali %1.</translation>
    </message>
    <message>
        <source>%1 tokens carry spikes.</source>
        <translation>%1 token portano spike.</translation>
    </message>
    <message>
        <source>No head sinks on it.</source>
        <translation>Nessuna head vi fa sink.</translation>
    </message>
    <message>
        <source>%1 of heads sink, %2 on it.</source>
        <translation>Head con sink: %1, su questo token %2.</translation>
    </message>
    <message>
        <source>%1 of heads then sink on it.</source>
        <translation>Head che di conseguenza vi fanno sink: %1.</translation>
    </message>
    <message>
        <source>No head sinks (ε = %1).</source>
        <translation>Nessuna head fa sink (ε = %1).</translation>
    </message>
    <message>
        <source>%1 of heads sink, all on %2.</source>
        <translation>Head con sink: %1, tutte sul %2.</translation>
    </message>
    <message>
        <source>%1 of heads sink, most on %2.</source>
        <translation>Head con sink: %1, la maggior parte sul %2.</translation>
    </message>
    <message>
        <source>No massive activation found.</source>
        <translation>Nessuna attivazione massiva trovata.</translation>
    </message>
    <message>
        <source>No massive activation found: the largest value is %1 after %2, %3 × that layer&apos;s median; %4.</source>
        <translation>Nessuna attivazione massiva trovata: il valore più grande è %1 dopo %2, %3 × la mediana di quel layer; %4.</translation>
    </message>
    <message>
        <source>the relative rule asks for more than %1 ×</source>
        <translation>la regola relativa chiede più di %1 ×</translation>
    </message>
    <message>
        <source>the rule asks for more than %1 and %2 ×</source>
        <translation>la regola chiede più di %1 e di %2 ×</translation>
    </message>
    <message>
        <source>the embedding</source>
        <translation>l&apos;embedding</translation>
    </message>
    <message>
        <source>the output of layer %1&apos;s attention</source>
        <translation>l&apos;output dell&apos;attention del layer %1</translation>
    </message>
    <message>
        <source>the residual stream after layer %1&apos;s attention</source>
        <translation>il residual stream dopo l&apos;attention del layer %1</translation>
    </message>
    <message>
        <source>the output of layer %1&apos;s feed-forward</source>
        <translation>l&apos;output del feed-forward del layer %1</translation>
    </message>
    <message>
        <source>the residual stream after layer %1</source>
        <translation>il residual stream dopo il layer %1</translation>
    </message>
    <message>
        <source>By the relative rule alone: more than %1 × the layer&apos;s median.</source>
        <translation>Secondo la sola regola relativa: più di %1 × la mediana del layer.</translation>
    </message>
    <message>
        <source>fp16 holds no more than 65,504: open the model in bf16 or fp32.</source>
        <translation>fp16 non va oltre 65.504: apri il modello in bf16 o fp32.</translation>
    </message>
    <message>
        <source>The weight file may be damaged: compare its checksum with the one published.</source>
        <translation>Il file dei pesi può essere danneggiato: confronta la sua somma di controllo con quella pubblicata.</translation>
    </message>
    <message>
        <source>NaN or infinity first appears in %1, at %2; what follows from it is shown as missing. %3</source>
        <translation>NaN o infinito compaiono per la prima volta in questo punto: %1, %2; ciò che ne segue è mostrato come mancante. %3</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>non un numero</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>attention</translation>
    </message>
    <message>
        <source>feed-forward</source>
        <translation>feed-forward</translation>
    </message>
    <message>
        <source>channel %1</source>
        <translation>canale %1</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>token %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Δ, changed − base: %1.</source>
        <translation>Δ, modificata − base: %1.</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Open model folder…</source>
        <translation>Apri &amp;cartella del modello…</translation>
    </message>
    <message>
        <source>Open a Hugging Face folder with config.json and weights</source>
        <translation>Apre una cartella Hugging Face con config.json e pesi</translation>
    </message>
    <message>
        <source>Open model &amp;file…</source>
        <translation>Apri &amp;file del modello…</translation>
    </message>
    <message>
        <source>Open a .safetensors or .gguf file</source>
        <translation>Apre un file .safetensors o .gguf</translation>
    </message>
    <message>
        <source>&amp;Models on this machine</source>
        <translation>&amp;Modelli su questa macchina</translation>
    </message>
    <message>
        <source>Show the start page; Esc returns to the pictures</source>
        <translation>Mostra la pagina iniziale; Esc torna alle immagini</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>Close Sinkscope</source>
        <translation>Chiude Sinkscope</translation>
    </message>
    <message>
        <source>&amp;Prompt</source>
        <translation>&amp;Prompt</translation>
    </message>
    <message>
        <source>&amp;Edit the prompt</source>
        <translation>&amp;Modifica il prompt</translation>
    </message>
    <message>
        <source>Go to the prompt</source>
        <translation>Va al prompt</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>E&amp;sempi</translation>
    </message>
    <message>
        <source>C&amp;hat template…</source>
        <translation>Template di c&amp;hat…</translation>
    </message>
    <message>
        <source>Put a system and a user text into the model&apos;s chat template</source>
        <translation>Inserisce un testo di sistema e uno dell&apos;utente nel template di chat del modello</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>&amp;Begin-of-text token (BOS)</source>
        <translation>Token di inizio testo (&amp;BOS)</translation>
    </message>
    <message>
        <source>Let the tokenizer add its own special tokens, or leave them out</source>
        <translation>Lascia che il tokenizer aggiunga i propri token speciali, oppure li omette</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Esegui</translation>
    </message>
    <message>
        <source>Run the prompt through the model</source>
        <translation>Esegue il prompt nel modello</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Esegui</translation>
    </message>
    <message>
        <source>&amp;Cancel or go back</source>
        <translation>&amp;Annulla o torna indietro</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>&amp;Interventions</source>
        <translation>&amp;Interventi</translation>
    </message>
    <message>
        <source>Show &amp;A: all off</source>
        <translation>Mostra &amp;A: tutto spento</translation>
    </message>
    <message>
        <source>A: the model as it is, all interventions off</source>
        <translation>A: il modello com&apos;è, tutti gli interventi spenti</translation>
    </message>
    <message>
        <source>Show &amp;B: as set</source>
        <translation>Mostra &amp;B: come impostato</translation>
    </message>
    <message>
        <source>B: the model with the interventions as set</source>
        <translation>B: il modello con gli interventi come impostati</translation>
    </message>
    <message>
        <source>Show the &amp;difference</source>
        <translation>Mostra la &amp;differenza</translation>
    </message>
    <message>
        <source>Δ: what B changes against A</source>
        <translation>Δ: che cosa B cambia rispetto ad A</translation>
    </message>
    <message>
        <source>&amp;Flip A and B</source>
        <translation>Alterna A &amp;e B</translation>
    </message>
    <message>
        <source>Show all off and as set in turn</source>
        <translation>Mostra a turno tutto spento e come impostato</translation>
    </message>
    <message>
        <source>Add a &amp;card…</source>
        <translation>Aggiungi una &amp;scheda…</translation>
    </message>
    <message>
        <source>Choose an intervention to switch</source>
        <translation>Sceglie un intervento da attivare</translation>
    </message>
    <message>
        <source>C&amp;opy as JSON</source>
        <translation>C&amp;opia come JSON</translation>
    </message>
    <message>
        <source>Copy the switched interventions for the command line or another session</source>
        <translation>Copia gli interventi attivi per la riga di comando o un&apos;altra sessione</translation>
    </message>
    <message>
        <source>&amp;Paste JSON</source>
        <translation>&amp;Incolla JSON</translation>
    </message>
    <message>
        <source>Add the interventions on the clipboard as cards</source>
        <translation>Aggiunge come schede gli interventi negli appunti</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>A&amp;nnulla</translation>
    </message>
    <message>
        <source>Undo the last change of the cards</source>
        <translation>Annulla l&apos;ultima modifica delle schede</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Redo it</source>
        <translation>Ripete la modifica annullata</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Panoramica</translation>
    </message>
    <message>
        <source>Show the four linked pictures</source>
        <translation>Mostra le quattro immagini collegate</translation>
    </message>
    <message>
        <source>&amp;Spikes</source>
        <translation>&amp;Spike</translation>
    </message>
    <message>
        <source>Show the report and the analyses of massive activations</source>
        <translation>Mostra il rapporto e le analisi delle attivazioni massive</translation>
    </message>
    <message>
        <source>Si&amp;nks</source>
        <translation>Si&amp;nk</translation>
    </message>
    <message>
        <source>Show the analyses of attention sinks</source>
        <translation>Mostra le analisi degli attention sink</translation>
    </message>
    <message>
        <source>Layer &amp;before</source>
        <translation>Layer pr&amp;ecedente</translation>
    </message>
    <message>
        <source>Select the layer before</source>
        <translation>Seleziona il layer precedente</translation>
    </message>
    <message>
        <source>Layer &amp;after</source>
        <translation>Layer s&amp;uccessivo</translation>
    </message>
    <message>
        <source>Select the layer after</source>
        <translation>Seleziona il layer successivo</translation>
    </message>
    <message>
        <source>&amp;Head before</source>
        <translation>&amp;Head precedente</translation>
    </message>
    <message>
        <source>Select the head before</source>
        <translation>Seleziona la head precedente</translation>
    </message>
    <message>
        <source>H&amp;ead after</source>
        <translation>Head su&amp;ccessiva</translation>
    </message>
    <message>
        <source>Select the head after</source>
        <translation>Seleziona la head successiva</translation>
    </message>
    <message>
        <source>&amp;Thresholds…</source>
        <translation>S&amp;oglie…</translation>
    </message>
    <message>
        <source>When a value counts as massive and a head as a sink</source>
        <translation>Quando un valore conta come massivo e una head come sink</translation>
    </message>
    <message>
        <source>Trust &amp;report</source>
        <translation>Rapporto di a&amp;ffidabilità</translation>
    </message>
    <message>
        <source>Whether the model was read right, check by check</source>
        <translation>Se il modello è stato letto bene, controllo per controllo</translation>
    </message>
    <message>
        <source>Enlarge the &amp;focused view</source>
        <translation>&amp;Ingrandisci la vista attiva</translation>
    </message>
    <message>
        <source>Show the focused view alone, or all four again</source>
        <translation>Mostra solo la vista attiva, o di nuovo tutte e quattro</translation>
    </message>
    <message>
        <source>&amp;Presenter</source>
        <translation>Presen&amp;tazione</translation>
    </message>
    <message>
        <source>Full screen with large text</source>
        <translation>Schermo intero con testo grande</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>&amp;Ripristina la disposizione</translation>
    </message>
    <message>
        <source>Give all four views the same room</source>
        <translation>Dà lo stesso spazio a tutte e quattro le viste</translation>
    </message>
    <message>
        <source>&amp;Docks</source>
        <translation>Pannelli mobi&amp;li</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>&amp;Aspetto</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation>Come il &amp;sistema</translation>
    </message>
    <message>
        <source>Light or dark as the system is</source>
        <translation>Chiaro o scuro come il sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Chiaro</translation>
    </message>
    <message>
        <source>Dark text on a light ground</source>
        <translation>Testo scuro su fondo chiaro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Sc&amp;uro</translation>
    </message>
    <message>
        <source>Light text on a dark ground</source>
        <translation>Testo chiaro su fondo scuro</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;iuto</translation>
    </message>
    <message>
        <source>&amp;Help on the focused view</source>
        <translation>&amp;Aiuto sulla vista attiva</translation>
    </message>
    <message>
        <source>What its numbers mean and where their definitions come from</source>
        <translation>Che cosa significano i suoi numeri e da dove vengono le loro definizioni</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastiera</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Tutti i tasti</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>Tavolozza dei &amp;comandi…</translation>
    </message>
    <message>
        <source>Find any command by its name</source>
        <translation>Trova qualsiasi comando per nome</translation>
    </message>
    <message>
        <source>&amp;About Sinkscope</source>
        <translation>&amp;Informazioni su Sinkscope</translation>
    </message>
    <message>
        <source>Versions and licence</source>
        <translation>Versioni e licenza</translation>
    </message>
    <message>
        <source>&amp;Random tokens…</source>
        <translation>&amp;Token casuali…</translation>
    </message>
    <message>
        <source>A prompt of tokens drawn from the whole vocabulary</source>
        <translation>Un prompt di token estratti dall&apos;intero vocabolario</translation>
    </message>
    <message>
        <source>&amp;One token repeated…</source>
        <translation>&amp;Un token ripetuto…</translation>
    </message>
    <message>
        <source>A prompt of one token again and again</source>
        <translation>Un prompt di un solo token ripetuto</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;System&apos;s language</source>
        <translation>Lingua del &amp;sistema</translation>
    </message>
    <message>
        <source>The system&apos;s language where there is a translation, else English</source>
        <translation>La lingua del sistema dove c&apos;è una traduzione, altrimenti l&apos;inglese</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossario</translation>
    </message>
    <message>
        <source>The words of this window, each in a sentence</source>
        <translation>Le parole di questa finestra, ciascuna in una frase</translation>
    </message>
    <message>
        <source>Cancel what runs; else leave the tour, the enlarged view, the presenter or the start page</source>
        <translation>Annulla ciò che è in corso; altrimenti lascia il tour, la vista ingrandita, la presentazione o la pagina iniziale</translation>
    </message>
    <message>
        <source>&amp;Tours</source>
        <translation>&amp;Tour</translation>
    </message>
    <message>
        <source>&amp;Open a tour…</source>
        <translation>&amp;Apri un tour…</translation>
    </message>
    <message>
        <source>Open a tour&apos;s file, of your own or a colleague&apos;s</source>
        <translation>Apre il file di un tour, vostro o di un collega</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Passo &amp;indietro</translation>
    </message>
    <message>
        <source>Go to the step before</source>
        <translation>Va al passo precedente</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Passo a&amp;vanti</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>Va al passo successivo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>&amp;Reset step</source>
        <translation>&amp;Ripristina il passo</translation>
    </message>
    <message>
        <source>Bring the step back as it was, whatever was changed since</source>
        <translation>Riporta il passo com&apos;era, qualunque cosa sia stata cambiata</translation>
    </message>
    <message>
        <source>&amp;Leave the tour</source>
        <translation>&amp;Lascia il tour</translation>
    </message>
    <message>
        <source>End the tour; prompt, cards and views are as before it (Esc)</source>
        <translation>Termina il tour; prompt, schede e viste tornano come prima (Esc)</translation>
    </message>
    <message>
        <source>Presenter&apos;s &amp;pointer</source>
        <translation>&amp;Puntatore per la presentazione</translation>
    </message>
    <message>
        <source>A ring that follows the mouse, in the presenter</source>
        <translation>Un anello che segue il mouse, in modalità presentazione</translation>
    </message>
    <message>
        <source>&amp;Recent</source>
        <translation>&amp;Recenti</translation>
    </message>
    <message>
        <source>&amp;New session</source>
        <translation>&amp;Nuova sessione</translation>
    </message>
    <message>
        <source>Begin anew without cards and without a file; the model stays open</source>
        <translation>Ricomincia senza schede e senza file; il modello resta aperto</translation>
    </message>
    <message>
        <source>Open &amp;session…</source>
        <translation>Apri &amp;sessione…</translation>
    </message>
    <message>
        <source>Open what was saved: prompt, interventions, pictures and view</source>
        <translation>Apre ciò che è stato salvato: prompt, interventi, immagini e vista</translation>
    </message>
    <message>
        <source>Sa&amp;ve session</source>
        <translation>Sal&amp;va sessione</translation>
    </message>
    <message>
        <source>Save prompt, interventions, pictures and view into one file</source>
        <translation>Salva prompt, interventi, immagini e vista in un solo file</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>Salva sessione con nom&amp;e…</translation>
    </message>
    <message>
        <source>Save the session under another name</source>
        <translation>Salva la sessione con un altro nome</translation>
    </message>
    <message>
        <source>&amp;Figure…</source>
        <translation>&amp;Figura…</translation>
    </message>
    <message>
        <source>Export the focused picture as SVG, PDF or PNG, for a paper or a slide</source>
        <translation>Esporta l’immagine attiva come SVG, PDF o PNG, per un articolo o una diapositiva</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figura</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>arXiv 2603.05498, Eq. 15-17</source>
        <translation>arXiv 2603.05498, Eq. 15-17</translation>
    </message>
    <message>
        <source>‖U‖</source>
        <translation>‖U‖</translation>
    </message>
    <message>
        <source>Frobenius norm of the quadratic form U of one output channel, gain folded in.</source>
        <translation>Norma di Frobenius della forma quadratica U di un canale di output, con il gain incluso.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, Fig. 3</source>
        <translation>arXiv 2603.05498, Fig. 3</translation>
    </message>
    <message>
        <source>Times the median</source>
        <translation>Volte la mediana</translation>
    </message>
    <message>
        <source>‖U‖ over the median of the block&apos;s channels.</source>
        <translation>‖U‖ sulla mediana dei canali del blocco.</translation>
    </message>
    <message>
        <source>this project&apos;s reading</source>
        <translation>interpretazione di questo progetto</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Coseno</translation>
    </message>
    <message>
        <source>Cosine between what enters the activation and what leaves it.</source>
        <translation>Coseno tra ciò che entra nella funzione di attivazione e ciò che ne esce.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, Fig. 2</source>
        <translation>arXiv 2603.05498, Fig. 2</translation>
    </message>
    <message>
        <source>Norm ratio</source>
        <translation>Rapporto delle norme</translation>
    </message>
    <message>
        <source>Norm of what leaves the activation over the norm of what enters it.</source>
        <translation>Norma di ciò che esce dalla funzione di attivazione su quella di ciò che vi entra.</translation>
    </message>
    <message>
        <source>Largest output</source>
        <translation>Output massimo</translation>
    </message>
    <message>
        <source>Largest magnitude that the block computes for the token, before an output norm.</source>
        <translation>Modulo massimo che il blocco calcola per il token, prima di una norm di output.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Place among the eigenvalues by magnitude, from 1.</source>
        <translation>Posto tra gli autovalori per modulo, da 1.</translation>
    </message>
    <message>
        <source>Eigenvalue</source>
        <translation>Autovalore</translation>
    </message>
    <message>
        <source>Magnitude of an eigenvalue of S = (U + Uᵀ)/2.</source>
        <translation>Modulo di un autovalore di S = (U + Uᵀ)/2.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, Fig. 4</source>
        <translation>arXiv 2603.05498, Fig. 4</translation>
    </message>
    <message>
        <source>cos(s⋆, h̃)</source>
        <translation>cos(s⋆, h̃)</translation>
    </message>
    <message>
        <source>Cosine between the trigger direction and the token&apos;s normalized input without gain.</source>
        <translation>Coseno tra la direzione di innesco e l&apos;input normalizzato del token, senza gain.</translation>
    </message>
    <message>
        <source>λ⋆ d cos²</source>
        <translation>λ⋆ d cos²</translation>
    </message>
    <message>
        <source>What the leading eigenpair alone predicts for the channel.</source>
        <translation>Ciò che la sola prima coppia autovalore-autovettore prevede per il canale.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, Eq. 17, with d cos² (this project&apos;s reading)</source>
        <translation>arXiv 2603.05498, Eq. 17, con d cos² (interpretazione di questo progetto)</translation>
    </message>
    <message>
        <source>Quadratic form</source>
        <translation>Forma quadratica</translation>
    </message>
    <message>
        <source>The whole quadratic form h̃ᵀ S h̃: as if the activation were the identity.</source>
        <translation>L&apos;intera forma quadratica h̃ᵀ S h̃: come se la funzione di attivazione fosse l&apos;identità.</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Misurato</translation>
    </message>
    <message>
        <source>What the block computes in the channel, before an output norm and residual multiplier.</source>
        <translation>Ciò che il blocco calcola nel canale, prima di una norm di output e del moltiplicatore del residual.</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Norme</translation>
    </message>
    <message>
        <source>‖U‖ of each block and channel</source>
        <translation>‖U‖ di ogni blocco e canale</translation>
    </message>
    <message>
        <source>Largest norms</source>
        <translation>Norme massime</translation>
    </message>
    <message>
        <source>Largest quadratic forms</source>
        <translation>Forme quadratiche più grandi</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Gate</translation>
    </message>
    <message>
        <source>How near layer %1&apos;s gate is to the identity</source>
        <translation>Quanto il gate del layer %1 è vicino all&apos;identità</translation>
    </message>
    <message>
        <source>ordinary tokens</source>
        <translation>token ordinari</translation>
    </message>
    <message>
        <source>spike tokens</source>
        <translation>spike token</translation>
    </message>
    <message>
        <source>Spectrum</source>
        <translation>Spettro</translation>
    </message>
    <message>
        <source>Leading eigenvalues in layer %1</source>
        <translation>Primi autovalori nel layer %1</translation>
    </message>
    <message>
        <source>channel %1</source>
        <translation>canale %1</translation>
    </message>
    <message>
        <source>channel %1, of median norm</source>
        <translation>canale %1, di norma mediana</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Allineamento</translation>
    </message>
    <message>
        <source>Channel %1 in layer %2, token by token</source>
        <translation>Canale %1 nel layer %2, token per token</translation>
    </message>
    <message>
        <source>Tokens against the trigger of channel %1</source>
        <translation>Token rispetto all&apos;innesco del canale %1</translation>
    </message>
    <message>
        <source>In layer %1 channel %2 has the eigenvalue %3, the next is %4; token %5 ‘%6’ lies at cos %7 to its trigger, which predicts %8 where the block computes %9.</source>
        <translation>Nel layer %1 il canale %2 ha l&apos;autovalore %3, il successivo è %4; il token %5 ‘%6’ sta a un coseno di %7 dalla sua direzione di innesco, che prevede %8 dove il blocco calcola %9.</translation>
    </message>
    <message>
        <source>Layer %1&apos;s feed-forward has no gate, so it is no quadratic form of its input.</source>
        <translation>Il feed-forward del layer %1 non ha gate, quindi non è una forma quadratica del suo input.</translation>
    </message>
    <message>
        <source>Layer %1&apos;s feed-forward is a mixture of experts; which form acts depends on the token, and none is computed.</source>
        <translation>Il feed-forward del layer %1 è una mistura di esperti; quale forma agisca dipende dal token, e non se ne calcola nessuna.</translation>
    </message>
    <message>
        <source>Layer %1&apos;s feed-forward does not read an RMSNorm, so the form would lack a linear part.</source>
        <translation>Il feed-forward del layer %1 non legge una RMSNorm, quindi alla forma mancherebbe una parte lineare.</translation>
    </message>
    <message>
        <source>Layer %1&apos;s gate and up have biases, so the form would lack a linear part.</source>
        <translation>Gate e up del layer %1 hanno dei bias, quindi alla forma mancherebbe una parte lineare.</translation>
    </message>
    <message>
        <source>The gate is not SiLU; for it, too, a large positive input passes unchanged, so the same form is shown (this project&apos;s reading; the paper measures SiLU).</source>
        <translation>Il gate non è SiLU; anche in esso un grande input positivo passa inalterato, quindi si mostra la stessa forma (interpretazione di questo progetto; l&apos;articolo misura SiLU).</translation>
    </message>
    <message>
        <source>A norm follows the feed-forward; all values here stand before it.</source>
        <translation>Una norm segue il feed-forward; tutti i valori qui stanno prima di essa.</translation>
    </message>
    <message>
        <source>Life cycle</source>
        <translation>Ciclo di vita</translation>
    </message>
    <message>
        <source>The largest magnitudes of the residual stream after each layer and of what each block adds to it. A step-up block adds at least a tenth of a spike channel&apos;s own peak before it, with its sign; a step-down block as much after it, against its sign. Generations are runs of layers with massive entries at one token and channel.</source>
        <translation>I moduli massimi del residual stream dopo ogni layer e di ciò che ogni blocco vi aggiunge. Un blocco step-up aggiunge almeno un decimo del picco proprio di un canale spike prima di esso, con il suo segno; un blocco step-down altrettanto dopo, contro il suo segno. Le generazioni sono successioni di layer con valori massivi in un token e canale.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, section 3 and Fig. 1; the share of a tenth is this project&apos;s reading</source>
        <translation>arXiv 2603.05498, sezione 3 e Fig. 1; la quota di un decimo è interpretazione di questo progetto</translation>
    </message>
    <message>
        <source>Massive-emergence layer</source>
        <translation>Layer di emergenza massiva</translation>
    </message>
    <message>
        <source>The layer after which a massive value first stands: of those with one, the layer whose largest magnitude grows most. RMSNorm&apos;s gain concentrates the spike token on few channels (R = log d + Σ p log p of the energies p, 0 when all are alike); one or few neurons answer, and one entry of the down projection, a super-weight candidate, carries their product into the spike channel.</source>
        <translation>Il layer dopo il quale compare per la prima volta un valore massivo: tra quelli con uno, il layer in cui il modulo massimo cresce di più. Il gain di RMSNorm concentra lo spike token su pochi canali (R = log d + Σ p log p delle energie p, 0 quando sono tutte uguali); uno o pochi neuroni rispondono, e un solo elemento della down projection, un candidato super weight, porta il loro prodotto nel canale spike.</translation>
    </message>
    <message>
        <source>arXiv 2605.08504, section 2; arXiv 2411.07191; the rule of the largest growth is this project&apos;s reading</source>
        <translation>arXiv 2605.08504, sezione 2; arXiv 2411.07191; la regola della crescita massima è interpretazione di questo progetto</translation>
    </message>
    <message>
        <source>Quadratic amplifier</source>
        <translation>Amplificatore quadratico</translation>
    </message>
    <message>
        <source>A gated feed-forward whose activation passes its input on computes, in each output channel k, a quadratic form h̃ᵀ S h̃ of the normalized input h̃. ‖U‖ is the form&apos;s Frobenius norm; a spike channel&apos;s form has one eigenvalue λ⋆ far above the rest, and its eigenvector s⋆ is the direction that triggers the spike: the channel gets about λ⋆ d cos²(s⋆, h̃). The norm&apos;s gain is folded into gate and up.</source>
        <translation>Un feed-forward con gate la cui funzione di attivazione lascia passare il suo input calcola, in ogni canale di output k, una forma quadratica h̃ᵀ S h̃ dell&apos;input normalizzato h̃. ‖U‖ è la norma di Frobenius della forma; quella di un canale spike ha un autovalore λ⋆ molto sopra gli altri, e il suo autovettore s⋆ è la direzione che innesca lo spike: il canale riceve circa λ⋆ d cos²(s⋆, h̃). Il gain della norm è incluso in gate e up.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, section 3, Eq. 15-17, Fig. 2-4</source>
        <translation>arXiv 2603.05498, sezione 3, Eq. 15-17, Fig. 2-4</translation>
    </message>
    <message>
        <source>Vocabulary at position 0</source>
        <translation>Vocabolario in posizione 0</translation>
    </message>
    <message>
        <source>Each vocabulary item alone, as a prompt of one token: how large the residual stream grows. An item becomes a spike token when after some layer its largest magnitude passes the massive thresholds, the relative one against the median of that layer in the prompt&apos;s run.</source>
        <translation>Ogni elemento del vocabolario da solo, come prompt di un token: quanto cresce il residual stream. Un elemento diventa uno spike token quando dopo qualche layer il suo modulo massimo supera le soglie di massività, quella relativa rispetto alla mediana di quel layer nell&apos;esecuzione del prompt.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, section 3 and Table 2; the cutoff is this project&apos;s reading</source>
        <translation>arXiv 2603.05498, sezione 3 e Tabella 2; la soglia è interpretazione di questo progetto</translation>
    </message>
    <message>
        <source>Delimiters</source>
        <translation>Delimitatori</translation>
    </message>
    <message>
        <source>Delimiters, function words and ordinary words, each put at one position of the same neutral text: how large the residual stream grows there, how much early heads attend to the token itself (self-sinking), and how far its embedding points along the first norm&apos;s gain.</source>
        <translation>Delimitatori, parole funzionali e parole comuni, ciascuno messo in una posizione dello stesso testo neutro: quanto vi cresce il residual stream, quanta attenzione le prime head prestano al token stesso (self-sinking), e quanto il suo embedding punta lungo il gain della prima norm.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, section 3; the lists of tokens are this project&apos;s reading</source>
        <translation>arXiv 2603.05498, sezione 3; gli elenchi di token sono interpretazione di questo progetto</translation>
    </message>
    <message>
        <source>Directional invariance</source>
        <translation>Invarianza direzionale</translation>
    </message>
    <message>
        <source>Along depth: the cosine of a token&apos;s residual stream after each layer with that after the ME layer. Over prompts: the mean cosine over pairs of prompts at position 0, of the residual stream and of what attention reads, against later positions.</source>
        <translation>Lungo la profondità: il coseno del residual stream di un token dopo ogni layer con quello dopo il layer ME. Sui prompt: il coseno medio sulle coppie di prompt in posizione 0, del residual stream e di ciò che l&apos;attenzione legge, rispetto alle posizioni successive.</translation>
    </message>
    <message>
        <source>arXiv 2605.08504 and arXiv 2603.05498, Eq. 25; the exact formulas are this project&apos;s reading</source>
        <translation>arXiv 2605.08504 e arXiv 2603.05498, Eq. 25; le formule esatte sono interpretazione di questo progetto</translation>
    </message>
    <message>
        <source>Context length</source>
        <translation>Lunghezza del contesto</translation>
    </message>
    <message>
        <source>The beginning of one long text at growing lengths, a run for each: sink ratio over the whole length, largest magnitude of the residual stream and mean attention distance.</source>
        <translation>L&apos;inizio di un testo lungo a lunghezze crescenti, un&apos;esecuzione per ciascuna: sink ratio sull&apos;intera lunghezza, modulo massimo del residual stream e distanza media di attenzione.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, Eq. 27-28; arXiv 2504.02732</source>
        <translation>arXiv 2603.05498, Eq. 27-28; arXiv 2504.02732</translation>
    </message>
    <message>
        <source>Hidden directions</source>
        <translation>Direzioni nascoste</translation>
    </message>
    <message>
        <source>The energy of the residual stream in twenty bands of the unembedding&apos;s right singular vectors; the last band is dark: it hardly reaches the logits. Matrix entropy is that of the normalized squared singular values of the residual stream.</source>
        <translation>L&apos;energia del residual stream in venti bande dei vettori singolari destri dell&apos;unembedding; l&apos;ultima banda è scura: raggiunge appena i logit. L&apos;entropia di matrice è quella dei valori singolari al quadrato, normalizzati, del residual stream.</translation>
    </message>
    <message>
        <source>arXiv 2402.09221; after arXiv 2510.06477, with squared singular values (this project&apos;s reading)</source>
        <translation>arXiv 2402.09221; da arXiv 2510.06477, con valori singolari al quadrato (interpretazione di questo progetto)</translation>
    </message>
    <message>
        <source>Logit lens</source>
        <translation>Logit lens</translation>
    </message>
    <message>
        <source>What final norm and unembedding read from the residual stream after each layer: the most probable token, the probability of the model&apos;s own answer, and the divergence from the model&apos;s own distribution.</source>
        <translation>Ciò che norm finale e unembedding leggono dal residual stream dopo ogni layer: il token più probabile, la probabilità della risposta del modello stesso, e la divergenza dalla distribuzione del modello.</translation>
    </message>
    <message>
        <source>logit lens (nostalgebraist, 2020); the divergence is this project&apos;s reading</source>
        <translation>logit lens (nostalgebraist, 2020); la divergenza è interpretazione di questo progetto</translation>
    </message>
    <message>
        <source>Published ablations</source>
        <translation>Ablazioni pubblicate</translation>
    </message>
    <message>
        <source>The 7B models that the paper trained from scratch, each with one thing changed: spike, sink ratio and perplexity as printed. Not computed here; the open model is marked beside them where its own numbers are comparable.</source>
        <translation>I modelli da 7B che l&apos;articolo ha addestrato da zero, ciascuno con una cosa cambiata: spike, sink ratio e perplexity come stampati. Non calcolati qui; il modello aperto è segnato accanto dove i suoi numeri sono confrontabili.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, Tables 3-8</source>
        <translation>arXiv 2603.05498, Tabelle 3-8</translation>
    </message>
    <message>
        <source>Spike tokens under normalization</source>
        <translation>Spike token sotto normalizzazione</translation>
    </message>
    <message>
        <source>What RMSNorm makes of the spike token: one or few channels reach nearly √d, the largest a normalized value can be; the others nearly vanish; and spike tokens of any prompt become almost the same vector. The mutual cosine is over the spike tokens of the prompt and of the set of prompts.</source>
        <translation>Che cosa RMSNorm fa dello spike token: uno o pochi canali arrivano quasi a √d, il massimo che un valore normalizzato può avere; gli altri quasi svaniscono; e gli spike token di qualsiasi prompt diventano quasi lo stesso vettore. Il coseno reciproco è sugli spike token del prompt e dell&apos;insieme di prompt.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, section 3, Eq. 23-25, Fig. 5</source>
        <translation>arXiv 2603.05498, sezione 3, Eq. 23-25, Fig. 5</translation>
    </message>
    <message>
        <source>Sinks</source>
        <translation>Sink</translation>
    </message>
    <message>
        <source>A head sinks when attention averaged over the queries exceeds ε at one key: over the first half of the keys (Spike), or at the first key (Gu et al.). ε is 0.3 in both, 0.8 with Barbero et al.; T is 64 tokens, since the ratio falls with longer prompts. Beside it: the sink position, attention distance with and without the sink, value drain, and sink heads found by entropies alone.</source>
        <translation>Una head fa sink quando l&apos;attenzione, in media sulle query, supera ε su una key: tra la prima metà delle key (Spike), o sulla prima key (Gu et al.). ε è 0,3 in entrambi, 0,8 in Barbero et al.; T è 64 token, poiché il rapporto cala con prompt più lunghi. Accanto: la posizione del sink, la distanza di attenzione con e senza il sink, il value drain, e le head con sink trovate dalle sole entropie.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, Eq. 27-28; arXiv 2410.10781; arXiv 2504.02732; arXiv 2410.13835</source>
        <translation>arXiv 2603.05498, Eq. 27-28; arXiv 2410.10781; arXiv 2504.02732; arXiv 2410.13835</translation>
    </message>
    <message>
        <source>Key geometry</source>
        <translation>Geometria delle key</translation>
    </message>
    <message>
        <source>How each head&apos;s queries stand to its sink key and to the other keys: logit gap, cosine and product of norms; how many dimensions the keys and queries fill (participation ratio); how much of the sink key the spike channels alone write; and which coordinates of queries and keys are massive, on the axis of RoPE&apos;s wavelengths.</source>
        <translation>Come le query di ogni head stanno rispetto alla sua sink key e alle altre key: scarto di logit, coseno e prodotto delle norme; quante dimensioni riempiono key e query (participation ratio); quanto della sink key scrivono i soli canali spike; e quali coordinate di query e key sono massive, sull&apos;asse delle lunghezze d&apos;onda di RoPE.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, Eq. 26; arXiv 2410.10781; arXiv 2410.13835; arXiv 2502.01563</source>
        <translation>arXiv 2603.05498, Eq. 26; arXiv 2410.10781; arXiv 2410.13835; arXiv 2502.01563</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>Decoder layer, counted from 0; −1 is the embedding.</source>
        <translation>Layer del decoder, contato da 0; −1 è l&apos;embedding.</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Head</translation>
    </message>
    <message>
        <source>Query head within the layer, counted from 0.</source>
        <translation>Head di query nel layer, contata da 0.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Position of the token in the prompt, counted from 0.</source>
        <translation>Posizione del token nel prompt, contata da 0.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canale</translation>
    </message>
    <message>
        <source>Coordinate of the residual stream, counted from 0.</source>
        <translation>Coordinata del residual stream, contata da 0.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blocco</translation>
    </message>
    <message>
        <source>Which of the layer&apos;s two blocks: attention or feedForward.</source>
        <translation>Quale dei due blocchi del layer: attention o feedForward.</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>Lunghezza del prompt</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token</translation>
    </message>
    <message>
        <source>Tokens of the run: the beginning of one long text.</source>
        <translation>Token dell&apos;esecuzione: l&apos;inizio di un testo lungo.</translation>
    </message>
    <message>
        <source>Sink ratio</source>
        <translation>Sink ratio</translation>
    </message>
    <message>
        <source>Share of heads whose attention to one of the first T/2 keys, averaged over T queries, exceeds ε; T is the whole length.</source>
        <translation>Frazione delle head la cui attenzione a una delle prime T/2 key, in media su T query, supera ε; T è l&apos;intera lunghezza.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, Eq. 27-28; the published models use T = 64</source>
        <translation>arXiv 2603.05498, Eq. 27-28; i modelli pubblicati usano T = 64</translation>
    </message>
    <message>
        <source>Spike</source>
        <translation>Spike</translation>
    </message>
    <message>
        <source>Largest magnitude of the residual stream after any layer.</source>
        <translation>Modulo massimo del residual stream dopo un qualsiasi layer.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, section 3</source>
        <translation>arXiv 2603.05498, sezione 3</translation>
    </message>
    <message>
        <source>Attention distance</source>
        <translation>Distanza di attenzione</translation>
    </message>
    <message>
        <source>Mean of Σ A[t,k] (t − k) over layers, heads and queries.</source>
        <translation>Media di Σ A[t,k] (t − k) su layer, head e query.</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Lunghezze</translation>
    </message>
    <message>
        <source>What grows with the prompt</source>
        <translation>Che cosa cresce con il prompt</translation>
    </message>
    <message>
        <source>The curve ends before %1 tokens: such a run does not fit into the memory limit.</source>
        <translation>La curva finisce prima di %1 token: una tale esecuzione non sta nel limite di memoria.</translation>
    </message>
    <message>
        <source>The curve ends at the model&apos;s context of %1 tokens.</source>
        <translation>La curva finisce al contesto del modello, di %1 token.</translation>
    </message>
    <message>
        <source>The text ends at %1 tokens, before the model&apos;s context of %2.</source>
        <translation>Il testo finisce a %1 token, prima del contesto del modello, di %2.</translation>
    </message>
    <message>
        <source>Interventions are not part of these runs: they are of the model as it was loaded.</source>
        <translation>Gli interventi non fanno parte di queste esecuzioni: sono del modello com&apos;è stato caricato.</translation>
    </message>
    <message>
        <source>No length of the text could be run.</source>
        <translation>Nessuna lunghezza del testo ha potuto essere eseguita.</translation>
    </message>
    <message>
        <source>From %1 to %2 tokens the sink ratio (ε %3) goes from %4 % to %5 %.</source>
        <translation>Da %1 a %2 token il sink ratio (ε %3) passa da %4 % a %5 %.</translation>
    </message>
    <message>
        <source>The spike goes from %1 to %2, the mean attention distance from %3 to %4 tokens.</source>
        <translation>Lo spike passa da %1 a %2, la distanza media di attenzione da %3 a %4 token.</translation>
    </message>
    <message>
        <source>Sink ratio against length</source>
        <translation>Sink ratio in funzione della lunghezza</translation>
    </message>
    <message>
        <source>Spike against length</source>
        <translation>Spike in funzione della lunghezza</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distanza</translation>
    </message>
    <message>
        <source>Attention distance against length</source>
        <translation>Distanza di attenzione in funzione della lunghezza</translation>
    </message>
    <message>
        <source>The model came without a tokenizer, so no long text can be cut to lengths.</source>
        <translation>Il modello è arrivato senza tokenizer, quindi nessun testo lungo può essere tagliato a misura.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>delimiter, function word or word: this project&apos;s choice of tokens.</source>
        <translation>delimitatore, parola funzionale o parola: scelta di token di questo progetto.</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>The token&apos;s bytes in hexadecimal.</source>
        <translation>I byte del token in esadecimale.</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Number of the vocabulary item.</source>
        <translation>Numero dell&apos;elemento del vocabolario.</translation>
    </message>
    <message>
        <source>Magnitude</source>
        <translation>Modulo</translation>
    </message>
    <message>
        <source>Largest absolute value at the token&apos;s position after any layer.</source>
        <translation>Valore assoluto massimo nella posizione del token dopo un qualsiasi layer.</translation>
    </message>
    <message>
        <source>Massive</source>
        <translation>Massivo</translation>
    </message>
    <message>
        <source>yes: after some layer that value passes both massive thresholds in the run of this text.</source>
        <translation>yes (sì): dopo qualche layer quel valore supera entrambe le soglie di massività nell&apos;esecuzione di questo testo.</translation>
    </message>
    <message>
        <source>arXiv 2402.17762</source>
        <translation>arXiv 2402.17762</translation>
    </message>
    <message>
        <source>Self-attention</source>
        <translation>Self-attention</translation>
    </message>
    <message>
        <source>A[t, t], mean over all heads of the layers up to the ME layer.</source>
        <translation>A[t, t], media su tutte le head dei layer fino al layer ME.</translation>
    </message>
    <message>
        <source>Largest self-attention</source>
        <translation>Self-attention massima</translation>
    </message>
    <message>
        <source>A[t, t] of the head where it is largest, in those layers.</source>
        <translation>A[t, t] della head in cui è massima, in quei layer.</translation>
    </message>
    <message>
        <source>Its layer</source>
        <translation>Suo layer</translation>
    </message>
    <message>
        <source>Layer of that head.</source>
        <translation>Layer di quella head.</translation>
    </message>
    <message>
        <source>Its head</source>
        <translation>Sua head</translation>
    </message>
    <message>
        <source>Number of that head in its layer.</source>
        <translation>Numero di quella head nel suo layer.</translation>
    </message>
    <message>
        <source>cos(embedding, gain)</source>
        <translation>cos(embedding, gain)</translation>
    </message>
    <message>
        <source>Cosine between the token&apos;s embedding and the gain of the first norm.</source>
        <translation>Coseno tra l&apos;embedding del token e il gain della prima norm.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>What each token does at that position</source>
        <translation>Che cosa fa ogni token in quella posizione</translation>
    </message>
    <message>
        <source>Self sinking</source>
        <translation>Self-sinking</translation>
    </message>
    <message>
        <source>Self-attention in early layers against magnitude</source>
        <translation>Self-attention nei primi layer rispetto al modulo</translation>
    </message>
    <message>
        <source>delimiters</source>
        <translation>delimitatori</translation>
    </message>
    <message>
        <source>function words</source>
        <translation>parole funzionali</translation>
    </message>
    <message>
        <source>words</source>
        <translation>parole</translation>
    </message>
    <message>
        <source>At position %1 of a neutral text %2 of %3 delimiters and %4 of %5 words become spike tokens.</source>
        <translation>In posizione %1 di un testo neutro %2 delimitatori su %3 e %4 parole su %5 diventano spike token.</translation>
    </message>
    <message>
        <source>Up to layer %1 delimiters attend to themselves with %2, words with %3, on average.</source>
        <translation>Fino al layer %1 i delimitatori prestano attenzione a se stessi per %2, le parole per %3, in media.</translation>
    </message>
    <message>
        <source>The model came without a tokenizer, so delimiters and words cannot be told apart.</source>
        <translation>Il modello è arrivato senza tokenizer, quindi delimitatori e parole non si possono distinguere.</translation>
    </message>
    <message>
        <source>The tokenizer has none of the delimiters and words of this probe as one token.</source>
        <translation>Il tokenizer non ha come token singolo nessuno dei delimitatori e delle parole di questa sonda.</translation>
    </message>
    <message>
        <source>The prompt shows no ME layer, so self-attention is taken over all layers.</source>
        <translation>Il prompt non mostra un layer ME, quindi la self-attention è presa su tutti i layer.</translation>
    </message>
    <message>
        <source>The first layer has no norm with a gain before attention, so embeddings cannot be compared with one.</source>
        <translation>Il primo layer non ha una norm con gain prima dell&apos;attention, quindi gli embedding non si possono confrontare con essa.</translation>
    </message>
    <message>
        <source>Interventions are not part of this probe: it looks at the model as it was loaded.</source>
        <translation>Gli interventi non fanno parte di questa sonda: guarda il modello com&apos;è stato caricato.</translation>
    </message>
    <message>
        <source>arXiv 2402.09221; 20 bands of 5 % are this project&apos;s reading</source>
        <translation>arXiv 2402.09221; 20 bande del 5 % sono interpretazione di questo progetto</translation>
    </message>
    <message>
        <source>Energy share</source>
        <translation>Quota di energia</translation>
    </message>
    <message>
        <source>Share of the residual stream&apos;s squared length that lies in a band of the unembedding&apos;s right singular vectors; 0.05 when directions are equal.</source>
        <translation>Quota della lunghezza al quadrato del residual stream che sta in una banda dei vettori singolari destri dell&apos;unembedding; 0,05 quando le direzioni sono uguali.</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Banda</translation>
    </message>
    <message>
        <source>Twentieth of the singular directions by falling singular value, from 0; 19 is dark: it hardly reaches the logits.</source>
        <translation>Ventesimo delle direzioni singolari per valore singolare decrescente, da 0; 19 è quella scura: raggiunge appena i logit.</translation>
    </message>
    <message>
        <source>Dark share</source>
        <translation>Quota scura</translation>
    </message>
    <message>
        <source>Energy share of the last band.</source>
        <translation>Quota di energia dell&apos;ultima banda.</translation>
    </message>
    <message>
        <source>Dark share, others</source>
        <translation>Quota scura, altri</translation>
    </message>
    <message>
        <source>The same, mean over all other tokens.</source>
        <translation>La stessa, media su tutti gli altri token.</translation>
    </message>
    <message>
        <source>Matrix entropy</source>
        <translation>Entropia di matrice</translation>
    </message>
    <message>
        <source>nats</source>
        <translation>nat</translation>
    </message>
    <message>
        <source>−Σ p log p of p = σ²/Σσ², σ the singular values of the residual stream [tokens, width]; log of the smaller side when all directions are used alike.</source>
        <translation>−Σ p log p di p = σ²/Σσ², σ i valori singolari del residual stream [token, larghezza]; logaritmo del lato minore quando tutte le direzioni sono usate allo stesso modo.</translation>
    </message>
    <message>
        <source>after arXiv 2510.06477; squared singular values are this project&apos;s reading</source>
        <translation>da arXiv 2510.06477; i valori singolari al quadrato sono interpretazione di questo progetto</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direzione</translation>
    </message>
    <message>
        <source>Rank of the singular value, from 0.</source>
        <translation>Rango del valore singolare, da 0.</translation>
    </message>
    <message>
        <source>Singular value</source>
        <translation>Valore singolare</translation>
    </message>
    <message>
        <source>Of the unembedding matrix, norm gain left out.</source>
        <translation>Della matrice di unembedding, senza il gain della norm.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scura</translation>
    </message>
    <message>
        <source>Share of the dark band along depth</source>
        <translation>Quota della banda scura lungo la profondità</translation>
    </message>
    <message>
        <source>chosen token</source>
        <translation>token scelto</translation>
    </message>
    <message>
        <source>other tokens</source>
        <translation>altri token</translation>
    </message>
    <message>
        <source>all directions alike</source>
        <translation>tutte le direzioni uguali</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropia</translation>
    </message>
    <message>
        <source>Matrix entropy along depth</source>
        <translation>Entropia di matrice lungo la profondità</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>entropia</translation>
    </message>
    <message>
        <source>Singular values of the unembedding</source>
        <translation>Valori singolari dell&apos;unembedding</translation>
    </message>
    <message>
        <source>singular value</source>
        <translation>valore singolare</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>Dark share and entropy by layer</source>
        <translation>Quota scura ed entropia per layer</translation>
    </message>
    <message>
        <source>The dark band holds at most %1 of token %2 ‘%3’, after layer %4; of the other tokens there %5 on average.</source>
        <translation>La banda scura contiene al massimo %1 del token %2 ‘%3’, dopo il layer %4; degli altri token lì %5 in media.</translation>
    </message>
    <message>
        <source>The residual stream&apos;s matrix entropy is lowest after layer %1 with %2 nats; the embedding has %3.</source>
        <translation>L&apos;entropia di matrice del residual stream è minima dopo il layer %1 con %2 nat; l&apos;embedding ha %3.</translation>
    </message>
    <message>
        <source>The prompt has one token, so there are no others to compare with and the entropy is 0.</source>
        <translation>Il prompt ha un solo token, quindi non ce ne sono altri con cui confrontare e l&apos;entropia è 0.</translation>
    </message>
    <message>
        <source>The matrix entropy is over the first %1 of %2 tokens.</source>
        <translation>L&apos;entropia di matrice è sui primi %1 di %2 token.</translation>
    </message>
    <message>
        <source>The final norm&apos;s gain is left out of the unembedding, as in the paper&apos;s matrix.</source>
        <translation>Il gain della norm finale è escluso dall&apos;unembedding, come nella matrice dell&apos;articolo.</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Scelto</translation>
    </message>
    <message>
        <source>Energy of token %1 in each band</source>
        <translation>Energia del token %1 in ogni banda</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Altri</translation>
    </message>
    <message>
        <source>Energy of the other tokens in each band</source>
        <translation>Energia degli altri token in ogni banda</translation>
    </message>
    <message>
        <source>after arXiv 2605.08504; the exact formula is this project&apos;s reading</source>
        <translation>da arXiv 2605.08504; la formula esatta è interpretazione di questo progetto</translation>
    </message>
    <message>
        <source>Cosine along depth</source>
        <translation>Coseno lungo la profondità</translation>
    </message>
    <message>
        <source>cos(h(l), h(r)) of a token&apos;s residual stream after layer l and after the reference layer r.</source>
        <translation>cos(h(l), h(r)) del residual stream di un token dopo il layer l e dopo il layer di riferimento r.</translation>
    </message>
    <message>
        <source>Cosine over prompts</source>
        <translation>Coseno sui prompt</translation>
    </message>
    <message>
        <source>Mean over all pairs of prompts of the cosine between their vectors at one position.</source>
        <translation>Media su tutte le coppie di prompt del coseno tra i loro vettori in una posizione.</translation>
    </message>
    <message>
        <source>Along depth, chosen token</source>
        <translation>Lungo la profondità, token scelto</translation>
    </message>
    <message>
        <source>cos(h(l), h(r)) of the chosen token.</source>
        <translation>cos(h(l), h(r)) del token scelto.</translation>
    </message>
    <message>
        <source>Along depth, others</source>
        <translation>Lungo la profondità, altri</translation>
    </message>
    <message>
        <source>The same, mean over all other tokens of the prompt.</source>
        <translation>Lo stesso, media su tutti gli altri token del prompt.</translation>
    </message>
    <message>
        <source>Over prompts, position 0</source>
        <translation>Sui prompt, posizione 0</translation>
    </message>
    <message>
        <source>Residual stream after the layer at position 0, mean cosine over pairs of prompts.</source>
        <translation>Residual stream dopo il layer in posizione 0, coseno medio sulle coppie di prompt.</translation>
    </message>
    <message>
        <source>Over prompts, later</source>
        <translation>Sui prompt, successive</translation>
    </message>
    <message>
        <source>The same at later positions, mean over positions.</source>
        <translation>Lo stesso nelle posizioni successive, media sulle posizioni.</translation>
    </message>
    <message>
        <source>Normalized, position 0</source>
        <translation>Normalizzato, posizione 0</translation>
    </message>
    <message>
        <source>What the layer&apos;s attention reads at position 0, normalized, mean cosine over pairs: near 1 is the near-constant vector.</source>
        <translation>Ciò che l&apos;attention del layer legge in posizione 0, normalizzato, coseno medio sulle coppie: vicino a 1 è il vettore quasi costante.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, Eq. 25</source>
        <translation>arXiv 2603.05498, Eq. 25</translation>
    </message>
    <message>
        <source>Normalized, later</source>
        <translation>Normalizzato, successive</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondità</translation>
    </message>
    <message>
        <source>Direction along depth</source>
        <translation>Direzione lungo la profondità</translation>
    </message>
    <message>
        <source>position 0</source>
        <translation>posizione 0</translation>
    </message>
    <message>
        <source>later positions</source>
        <translation>posizioni successive</translation>
    </message>
    <message>
        <source>Invariance by layer</source>
        <translation>Invarianza per layer</translation>
    </message>
    <message>
        <source>After layer %1, the ME layer, token %2 ‘%3’ keeps its direction with a mean cosine of %4; other tokens with %5.</source>
        <translation>Dopo il layer %1, il layer ME, il token %2 ‘%3’ mantiene la sua direzione con un coseno medio di %4; gli altri token con %5.</translation>
    </message>
    <message>
        <source>Against the output of the last layer, %1, token %2 ‘%3’ has a mean cosine of %4; other tokens %5.</source>
        <translation>Rispetto all&apos;output dell&apos;ultimo layer, %1, il token %2 ‘%3’ ha un coseno medio di %4; gli altri token %5.</translation>
    </message>
    <message>
        <source>Over %1 prompts position 0 has a mean cosine of %2 from the output of layer %3 on, later positions %4.</source>
        <translation>Su %1 prompt la posizione 0 ha un coseno medio di %2 dall&apos;output del layer %3 in poi, le posizioni successive %4.</translation>
    </message>
    <message>
        <source>All prompts begin with the same token, and position 0 sees nothing else: its cosine over prompts is 1 by construction.</source>
        <translation>Tutti i prompt cominciano con lo stesso token, e la posizione 0 non vede altro: il suo coseno sui prompt è 1 per costruzione.</translation>
    </message>
    <message>
        <source>Later positions are 1 to %1, as far as the shortest prompt reaches.</source>
        <translation>Le posizioni successive vanno da 1 a %1, fin dove arriva il prompt più corto.</translation>
    </message>
    <message>
        <source>Over prompts the model is looked at as it was loaded, without the interventions.</source>
        <translation>Sui prompt il modello è guardato com&apos;è stato caricato, senza gli interventi.</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Residual stream over prompts</source>
        <translation>Residual stream sui prompt</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>Letture</translation>
    </message>
    <message>
        <source>What attention reads, normalized, over prompts</source>
        <translation>Ciò che l&apos;attention legge, normalizzato, sui prompt</translation>
    </message>
    <message>
        <source>The prompt shows no ME layer, so directions are compared with the last layer&apos;s output.</source>
        <translation>Il prompt non mostra un layer ME, quindi le direzioni sono confrontate con l&apos;output dell&apos;ultimo layer.</translation>
    </message>
    <message>
        <source>Prompts cannot be compared: that needs a tokenizer and at least two texts of two tokens.</source>
        <translation>I prompt non si possono confrontare: servono un tokenizer e almeno due testi di due token.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, section 1.6 of the facts</source>
        <translation>arXiv 2603.05498, sezione 1.6 dei fatti</translation>
    </message>
    <message>
        <source>arXiv 2410.10781</source>
        <translation>arXiv 2410.10781</translation>
    </message>
    <message>
        <source>arXiv 2502.01563; λ = 5 from a secondary source</source>
        <translation>arXiv 2502.01563; λ = 5 da una fonte secondaria</translation>
    </message>
    <message>
        <source>Sink strength</source>
        <translation>Forza del sink</translation>
    </message>
    <message>
        <source>Attention averaged over the T queries, largest over the first half of the keys.</source>
        <translation>Attenzione in media sulle T query, massima sulla prima metà delle key.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, Eq. 27-28</source>
        <translation>arXiv 2603.05498, Eq. 27-28</translation>
    </message>
    <message>
        <source>Sink position</source>
        <translation>Posizione del sink</translation>
    </message>
    <message>
        <source>Key with the largest sink strength.</source>
        <translation>Key con la forza del sink massima.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, Eq. 28</source>
        <translation>arXiv 2603.05498, Eq. 28</translation>
    </message>
    <message>
        <source>Logit gap</source>
        <translation>Scarto di logit</translation>
    </message>
    <message>
        <source>Scaled q·k to the sink key minus the mean to the other earlier keys, the query&apos;s own left out; mean over the queries.</source>
        <translation>q·k scalato verso la sink key meno la media verso le altre key precedenti, esclusa quella della query stessa; media sulle query.</translation>
    </message>
    <message>
        <source>arXiv 2410.13835, released code</source>
        <translation>arXiv 2410.13835, codice pubblicato</translation>
    </message>
    <message>
        <source>Gap before RoPE</source>
        <translation>Scarto prima di RoPE</translation>
    </message>
    <message>
        <source>The same with queries and keys before rotation.</source>
        <translation>Lo stesso con query e key prima della rotazione.</translation>
    </message>
    <message>
        <source>cos to sink</source>
        <translation>cos con il sink</translation>
    </message>
    <message>
        <source>Mean cosine between queries and the sink key, rotated.</source>
        <translation>Coseno medio tra le query e la sink key, ruotate.</translation>
    </message>
    <message>
        <source>cos to others</source>
        <translation>cos con le altre</translation>
    </message>
    <message>
        <source>Mean cosine between queries and other earlier keys, rotated.</source>
        <translation>Coseno medio tra le query e le altre key precedenti, ruotate.</translation>
    </message>
    <message>
        <source>‖q‖‖k‖ to sink</source>
        <translation>‖q‖‖k‖ con il sink</translation>
    </message>
    <message>
        <source>Mean product of the norms of queries and of the sink key.</source>
        <translation>Prodotto medio delle norme delle query e della sink key.</translation>
    </message>
    <message>
        <source>‖q‖‖k‖ to others</source>
        <translation>‖q‖‖k‖ con le altre</translation>
    </message>
    <message>
        <source>Mean product of the norms of queries and of other earlier keys.</source>
        <translation>Prodotto medio delle norme delle query e delle altre key precedenti.</translation>
    </message>
    <message>
        <source>Dimension of other keys</source>
        <translation>Dimensione delle altre key</translation>
    </message>
    <message>
        <source>Participation ratio (Σσ²)²/Σσ⁴ of the stacked keys without the sink key.</source>
        <translation>Participation ratio (Σσ²)²/Σσ⁴ delle key impilate senza la sink key.</translation>
    </message>
    <message>
        <source>Dimension of queries</source>
        <translation>Dimensione delle query</translation>
    </message>
    <message>
        <source>Participation ratio of the stacked queries.</source>
        <translation>Participation ratio delle query impilate.</translation>
    </message>
    <message>
        <source>Dimension of sink keys</source>
        <translation>Dimensione delle sink key</translation>
    </message>
    <message>
        <source>Participation ratio of the sink keys of all prompts of the set, before rotation; at most their number.</source>
        <translation>Participation ratio delle sink key di tutti i prompt dell&apos;insieme, prima della rotazione; al massimo il loro numero.</translation>
    </message>
    <message>
        <source>Share in the spike channels&apos; span</source>
        <translation>Quota nello spazio dei canali spike</translation>
    </message>
    <message>
        <source>Share of the sink key&apos;s energy in the span of what the spike channels alone write into it.</source>
        <translation>Quota dell&apos;energia della sink key nello spazio generato da ciò che i soli canali spike vi scrivono.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, Eq. 26</source>
        <translation>arXiv 2603.05498, Eq. 26</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>Vettori</translation>
    </message>
    <message>
        <source>query, key or value; keys and values by key head.</source>
        <translation>query, key o value; key e value per head di key.</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Coordinate within the head, half-split order.</source>
        <translation>Coordinata nella head, in ordine half-split.</translation>
    </message>
    <message>
        <source>Times the mean</source>
        <translation>Volte la media</translation>
    </message>
    <message>
        <source>Norm of the coordinate over all positions, over the head&apos;s mean.</source>
        <translation>Norma della coordinata su tutte le posizioni, sulla media della head.</translation>
    </message>
    <message>
        <source>Wavelength</source>
        <translation>Lunghezza d&apos;onda</translation>
    </message>
    <message>
        <source>Tokens for one full turn of the coordinate&apos;s rotary pair; empty where it does not turn.</source>
        <translation>Token per un giro completo della coppia rotante della coordinata; vuoto dove non ruota.</translation>
    </message>
    <message>
        <source>arXiv 2104.09864</source>
        <translation>arXiv 2104.09864</translation>
    </message>
    <message>
        <source>Norm over positions</source>
        <translation>Norma sulle posizioni</translation>
    </message>
    <message>
        <source>M = ‖x‖ of one coordinate over all positions.</source>
        <translation>M = ‖x‖ di una coordinata su tutte le posizioni.</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Head</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>head</translation>
    </message>
    <message>
        <source>Logit gaps</source>
        <translation>Scarti di logit</translation>
    </message>
    <message>
        <source>Logit gap of each head</source>
        <translation>Scarto di logit di ogni head</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Massive values</source>
        <translation>Valori massivi</translation>
    </message>
    <message>
        <source>Massive values in queries, keys and values</source>
        <translation>Valori massivi in query, key e value</translation>
    </message>
    <message>
        <source>Queries of layer %1, by coordinate</source>
        <translation>Query del layer %1, per coordinata</translation>
    </message>
    <message>
        <source>Keys of layer %1, by coordinate</source>
        <translation>Key del layer %1, per coordinata</translation>
    </message>
    <message>
        <source>Sink heads have a median logit gap of %1 and a cosine of %2 to their sink key; heads that do not sink %3 and %4.</source>
        <translation>Le head con sink hanno uno scarto di logit mediano di %1 e un coseno di %2 con la loro sink key; le head senza sink %3 e %4.</translation>
    </message>
    <message>
        <source>Over the prompts the sink keys of a sink head fill %1 dimensions (median), its other keys %2.</source>
        <translation>Sui prompt le sink key di una head con sink riempiono %1 dimensioni (mediana), le sue altre key %2.</translation>
    </message>
    <message>
        <source>Logits are taken before the model&apos;s soft cap.</source>
        <translation>I logit sono presi prima del soft cap del modello.</translation>
    </message>
    <message>
        <source>Without spike channels there is no share of the sink key in their span.</source>
        <translation>Senza canali spike non c&apos;è una quota della sink key nel loro spazio.</translation>
    </message>
    <message>
        <source>The model normalizes queries and keys; all numbers are of the vectors after that norm.</source>
        <translation>Il modello normalizza query e key; tutti i numeri sono dei vettori dopo quella norm.</translation>
    </message>
    <message>
        <source>Other prompts: %1</source>
        <translation>Altri prompt: %1</translation>
    </message>
    <message>
        <source>Gap by cosine</source>
        <translation>Scarto per coseno</translation>
    </message>
    <message>
        <source>Logit gap against the cosine to the sink key</source>
        <translation>Scarto di logit rispetto al coseno con la sink key</translation>
    </message>
    <message>
        <source>Norm products: sink key against other keys</source>
        <translation>Prodotti delle norme: sink key rispetto alle altre key</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, section 3, Fig. 1</source>
        <translation>arXiv 2603.05498, sezione 3, Fig. 1</translation>
    </message>
    <message>
        <source>Absolute value of one coordinate of one token.</source>
        <translation>Valore assoluto di una coordinata di un token.</translation>
    </message>
    <message>
        <source>Value in the residual stream after the layer, with its sign.</source>
        <translation>Valore nel residual stream dopo il layer, con il suo segno.</translation>
    </message>
    <message>
        <source>Magnitude over the median magnitude of the whole layer output.</source>
        <translation>Modulo sulla mediana dei moduli dell&apos;intero output del layer.</translation>
    </message>
    <message>
        <source>arXiv 2402.17762, as released with arXiv 2503.22329</source>
        <translation>arXiv 2402.17762, come nel codice di arXiv 2503.22329</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Aggiunge</translation>
    </message>
    <message>
        <source>What the block adds to that channel of the spike token.</source>
        <translation>Ciò che il blocco aggiunge a quel canale dello spike token.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>up: before the peak with its sign; down: after it against its sign.</source>
        <translation>up: prima del picco con il suo segno; down: dopo, contro il suo segno.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, Table 1; from a tenth of the channel&apos;s peak on, this project&apos;s reading</source>
        <translation>arXiv 2603.05498, Tabella 1; da un decimo del picco del canale in su, interpretazione di questo progetto</translation>
    </message>
    <message>
        <source>First layer</source>
        <translation>Primo layer</translation>
    </message>
    <message>
        <source>First layer after which the channel is at least 0.3 of the peak.</source>
        <translation>Primo layer dopo il quale il canale è almeno 0,3 del picco.</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Picco</translation>
    </message>
    <message>
        <source>The largest value of that stretch, with its sign.</source>
        <translation>Il valore più grande di quel tratto, con il suo segno.</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>Residual</translation>
    </message>
    <message>
        <source>Largest magnitudes after each layer</source>
        <translation>Moduli massimi dopo ogni layer</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>più grande</translation>
    </message>
    <message>
        <source>second</source>
        <translation>secondo</translation>
    </message>
    <message>
        <source>third</source>
        <translation>terzo</translation>
    </message>
    <message>
        <source>median</source>
        <translation>mediana</translation>
    </message>
    <message>
        <source>massive above</source>
        <translation>massivo sopra</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocchi</translation>
    </message>
    <message>
        <source>Largest magnitude that each block adds</source>
        <translation>Modulo massimo che ogni blocco aggiunge</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>attention</translation>
    </message>
    <message>
        <source>feed-forward</source>
        <translation>feed-forward</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Blocks that raise and lower the spike</source>
        <translation>Blocchi che alzano e abbassano lo spike</translation>
    </message>
    <message>
        <source>up</source>
        <translation>su</translation>
    </message>
    <message>
        <source>down</source>
        <translation>giù</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Generazioni</translation>
    </message>
    <message>
        <source>Generations of each spike channel</source>
        <translation>Generazioni di ogni canale spike</translation>
    </message>
    <message>
        <source>Massive entries</source>
        <translation>Valori massivi</translation>
    </message>
    <message>
        <source>No entry of the residual stream is above %1 and above %2 times its layer&apos;s median.</source>
        <translation>Nessun valore del residual stream è sopra %1 e sopra %2 volte la mediana del suo layer.</translation>
    </message>
    <message>
        <source>%1 entries are massive, after layers %2 to %3; the largest is %4 in channel %5 of token %6 ‘%7’.</source>
        <translation>%1 valori sono massivi, dopo i layer da %2 a %3; il più grande è %4 nel canale %5 del token %6 ‘%7’.</translation>
    </message>
    <message>
        <source>logit lens (nostalgebraist, 2020), with the model&apos;s own final norm</source>
        <translation>logit lens (nostalgebraist, 2020), con la norm finale del modello stesso</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilità</translation>
    </message>
    <message>
        <source>Of the token that is most probable when final norm and unembedding read the residual stream after the layer; its text is the label.</source>
        <translation>Del token più probabile quando norm finale e unembedding leggono il residual stream dopo il layer; il suo testo è l&apos;etichetta.</translation>
    </message>
    <message>
        <source>Probability of the answer</source>
        <translation>Probabilità della risposta</translation>
    </message>
    <message>
        <source>Probability, read after the layer, of the token that the whole model finds most probable.</source>
        <translation>Probabilità, letta dopo il layer, del token che l&apos;intero modello trova più probabile.</translation>
    </message>
    <message>
        <source>KL to the answer</source>
        <translation>KL dalla risposta</translation>
    </message>
    <message>
        <source>Kullback-Leibler divergence of the distribution read after the layer from the model&apos;s own.</source>
        <translation>Divergenza di Kullback-Leibler della distribuzione letta dopo il layer da quella del modello.</translation>
    </message>
    <message>
        <source>Says</source>
        <translation>Dice</translation>
    </message>
    <message>
        <source>The most probable token when read after the layer.</source>
        <translation>Il token più probabile quando si legge dopo il layer.</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Primo</translation>
    </message>
    <message>
        <source>Most probable token after each layer</source>
        <translation>Token più probabile dopo ogni layer</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>posizione %1</translation>
    </message>
    <message>
        <source>What the model would say after each layer at position %1</source>
        <translation>Che cosa direbbe il modello dopo ogni layer in posizione %1</translation>
    </message>
    <message>
        <source>At position %1 the model answers ‘%2’ with probability %3; read after each layer, that is the most probable token from layer %4 on.</source>
        <translation>In posizione %1 il modello risponde ‘%2’ con probabilità %3; letto dopo ogni layer, quello è il token più probabile dal layer %4 in poi.</translation>
    </message>
    <message>
        <source>Positions %1 to %2 of %3 tokens are shown, around the selected one.</source>
        <translation>Sono mostrate le posizioni da %1 a %2 di %3 token, attorno a quella selezionata.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Probability of the answer along depth</source>
        <translation>Probabilità della risposta lungo la profondità</translation>
    </message>
    <message>
        <source>Kl</source>
        <translation>KL</translation>
    </message>
    <message>
        <source>Distance from the model&apos;s own distribution</source>
        <translation>Distanza dalla distribuzione del modello stesso</translation>
    </message>
    <message>
        <source>This analysis is not known.</source>
        <translation>Questa analisi non è nota.</translation>
    </message>
    <message>
        <source>arXiv 2605.08504, section 2</source>
        <translation>arXiv 2605.08504, sezione 2</translation>
    </message>
    <message>
        <source>arXiv 2411.07191</source>
        <translation>arXiv 2411.07191</translation>
    </message>
    <message>
        <source>Before the norm</source>
        <translation>Prima della norm</translation>
    </message>
    <message>
        <source>What the norm before the feed-forward reads in that channel.</source>
        <translation>Ciò che la norm prima del feed-forward legge in quel canale.</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>The norm&apos;s factor for the channel as really applied (1 + w for Gemma).</source>
        <translation>Il fattore della norm per il canale com&apos;è davvero applicato (1 + w per Gemma).</translation>
    </message>
    <message>
        <source>After the norm</source>
        <translation>Dopo la norm</translation>
    </message>
    <message>
        <source>What the feed-forward reads in that channel.</source>
        <translation>Ciò che il feed-forward legge in quel canale.</translation>
    </message>
    <message>
        <source>Neuron</source>
        <translation>Neurone</translation>
    </message>
    <message>
        <source>Coordinate between gate/up and down projection, counted from 0.</source>
        <translation>Coordinata tra gate/up e down projection, contata da 0.</translation>
    </message>
    <message>
        <source>What enters the activation.</source>
        <translation>Ciò che entra nella funzione di attivazione.</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Up</translation>
    </message>
    <message>
        <source>What the activation&apos;s output is multiplied with.</source>
        <translation>Ciò per cui viene moltiplicato l&apos;output della funzione di attivazione.</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Prodotto</translation>
    </message>
    <message>
        <source>What the down projection reads from the neuron.</source>
        <translation>Ciò che la down projection legge dal neurone.</translation>
    </message>
    <message>
        <source>Down weight</source>
        <translation>Peso down</translation>
    </message>
    <message>
        <source>Entry of the down projection from the neuron to the channel.</source>
        <translation>Elemento della down projection dal neurone al canale.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Weight times product: what the neuron adds to the channel.</source>
        <translation>Peso per prodotto: ciò che il neurone aggiunge al canale.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>Part over what the feed-forward computes in the channel.</source>
        <translation>Parte su ciò che il feed-forward calcola nel canale.</translation>
    </message>
    <message>
        <source>Largest input</source>
        <translation>Input massimo</translation>
    </message>
    <message>
        <source>Largest magnitude that the down projection reads, signed, over all tokens.</source>
        <translation>Valore di modulo massimo che la down projection legge, con segno, su tutti i token.</translation>
    </message>
    <message>
        <source>Largest magnitude that the down projection gives, signed, over all tokens.</source>
        <translation>Valore di modulo massimo che la down projection dà, con segno, su tutti i token.</translation>
    </message>
    <message>
        <source>At position</source>
        <translation>In posizione</translation>
    </message>
    <message>
        <source>Position of the token with the largest output.</source>
        <translation>Posizione del token con l&apos;output massimo.</translation>
    </message>
    <message>
        <source>Super weight</source>
        <translation>Super weight</translation>
    </message>
    <message>
        <source>yes: input and output exceed 50 at the same token.</source>
        <translation>yes (sì): input e output superano 50 nello stesso token.</translation>
    </message>
    <message>
        <source>arXiv 2411.07191, threshold of its code; the same token is this project&apos;s reading</source>
        <translation>arXiv 2411.07191, soglia del suo codice; lo stesso token è interpretazione di questo progetto</translation>
    </message>
    <message>
        <source>Largest magnitude</source>
        <translation>Modulo massimo</translation>
    </message>
    <message>
        <source>Largest magnitude at the down projection, over all tokens.</source>
        <translation>Modulo massimo alla down projection, su tutti i token.</translation>
    </message>
    <message>
        <source>Gains</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>What RMSNorm hands to layer %1&apos;s feed-forward at the spike token</source>
        <translation>Che cosa RMSNorm consegna al feed-forward del layer %1 nello spike token</translation>
    </message>
    <message>
        <source>Neurons</source>
        <translation>Neuroni</translation>
    </message>
    <message>
        <source>Neurons that write channel %1</source>
        <translation>Neuroni che scrivono il canale %1</translation>
    </message>
    <message>
        <source>Super weights</source>
        <translation>Super weight</translation>
    </message>
    <message>
        <source>Down projections</source>
        <translation>Down projection</translation>
    </message>
    <message>
        <source>Peaks</source>
        <translation>Picchi</translation>
    </message>
    <message>
        <source>Largest input and output of each down projection</source>
        <translation>Input e output massimi di ogni down projection</translation>
    </message>
    <message>
        <source>super weights above</source>
        <translation>super weight sopra</translation>
    </message>
    <message>
        <source>input</source>
        <translation>input</translation>
    </message>
    <message>
        <source>output</source>
        <translation>output</translation>
    </message>
    <message>
        <source>The norm before its feed-forward changes the token&apos;s concentration R from %1 to %2 nats (one channel alone would have %3); channel %4 is largest after it, with the gain %5.</source>
        <translation>La norm prima del suo feed-forward cambia la concentrazione R del token da %1 a %2 nat (un solo canale avrebbe %3); il canale %4 è il più grande dopo di essa, con il gain %5.</translation>
    </message>
    <message>
        <source>Neuron %1 answers with %2 and adds %3 to channel %4, %5 of the %6 that the feed-forward computes there; its weight is %7, at [%4, %1] of layer %8&apos;s down projection.</source>
        <translation>Il neurone %1 risponde con %2 e aggiunge %3 al canale %4, %5 dei %6 che il feed-forward vi calcola; il suo peso è %7, in [%4, %1] della down projection del layer %8.</translation>
    </message>
    <message>
        <source>The massive-emergence layer is layer %1: its feed-forward raises the largest magnitude %2-fold, at token %3 ‘%4’.</source>
        <translation>Il layer di emergenza massiva è il layer %1: il suo feed-forward aumenta il modulo massimo di %2 volte, nel token %3 ‘%4’.</translation>
    </message>
    <message>
        <source>The massive-emergence layer is layer %1: its attention raises the largest magnitude %2-fold, at token %3 ‘%4’.</source>
        <translation>Il layer di emergenza massiva è il layer %1: la sua attention aumenta il modulo massimo di %2 volte, nel token %3 ‘%4’.</translation>
    </message>
    <message>
        <source>No massive-emergence layer: no entry of the residual stream is massive.</source>
        <translation>Nessun layer di emergenza massiva: nessun valore del residual stream è massivo.</translation>
    </message>
    <message>
        <source>Layer %1&apos;s feed-forward is a mixture of experts and is not taken apart.</source>
        <translation>Il feed-forward del layer %1 è una mistura di esperti e non viene scomposto.</translation>
    </message>
    <message>
        <source>Sparsity</source>
        <translation>Sparsità</translation>
    </message>
    <message>
        <source>Share of channels with |h̃| below 0.01, h̃ = h / rms(h) without gain.</source>
        <translation>Frazione dei canali con |h̃| sotto 0,01, h̃ = h / rms(h) senza gain.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, Eq. 24; the threshold is a public monitor&apos;s</source>
        <translation>arXiv 2603.05498, Eq. 24; la soglia è quella di un monitor pubblico</translation>
    </message>
    <message>
        <source>Largest over √d</source>
        <translation>Massimo su √d</translation>
    </message>
    <message>
        <source>Largest |h̃| over √width, which it cannot exceed.</source>
        <translation>|h̃| massimo su √larghezza, che non può superare.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, Eq. 23</source>
        <translation>arXiv 2603.05498, Eq. 23</translation>
    </message>
    <message>
        <source>Concentration R</source>
        <translation>Concentrazione R</translation>
    </message>
    <message>
        <source>log d + Σ p log p of the energies p = h̃² / d: 0 when all channels are alike, log d for one alone.</source>
        <translation>log d + Σ p log p delle energie p = h̃² / d: 0 quando tutti i canali sono uguali, log d per uno solo.</translation>
    </message>
    <message>
        <source>arXiv 2503.22329, as in section 3.5 of the facts</source>
        <translation>arXiv 2503.22329, come nella sezione 3.5 dei fatti</translation>
    </message>
    <message>
        <source>Mutual cosine</source>
        <translation>Coseno reciproco</translation>
    </message>
    <message>
        <source>Mean cosine over all pairs of tokens, of the residual stream.</source>
        <translation>Coseno medio su tutte le coppie di token, del residual stream.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, Fig. 5</source>
        <translation>arXiv 2603.05498, Fig. 5</translation>
    </message>
    <message>
        <source>spike: the spike token; others: the mean over all other tokens.</source>
        <translation>spike: lo spike token; others: la media su tutti gli altri token.</translation>
    </message>
    <message>
        <source>the token</source>
        <translation>il token</translation>
    </message>
    <message>
        <source>others, mean</source>
        <translation>altri, media</translation>
    </message>
    <message>
        <source>spike</source>
        <translation>spike</translation>
    </message>
    <message>
        <source>others</source>
        <translation>altri</translation>
    </message>
    <message>
        <source>Fewer than two spike tokens over all prompts, so there is no mutual cosine.</source>
        <translation>Meno di due spike token su tutti i prompt, quindi non c&apos;è un coseno reciproco.</translation>
    </message>
    <message>
        <source>How alike %1 spike tokens are along depth</source>
        <translation>Quanto si somigliano %1 spike token lungo la profondità</translation>
    </message>
    <message>
        <source>The %1 spike tokens of this prompt and of the set have a mutual cosine of %2 before layer %3 and of %4 after it.</source>
        <translation>I %1 spike token di questo prompt e dell&apos;insieme hanno un coseno reciproco di %2 prima del layer %3 e di %4 dopo.</translation>
    </message>
    <message>
        <source>Before layer %1, token %2 ‘%3’ reaches %4 of the bound √d, %5 % of its channels are below 0.01, and R is %6 of %7 nats; of the other tokens the mean is %8 of the bound and %9 nats.</source>
        <translation>Prima del layer %1, il token %2 ‘%3’ raggiunge %4 del limite √d, il %5 % dei suoi canali è sotto 0,01, e R è %6 di %7 nat; degli altri token la media è %8 del limite e %9 nat.</translation>
    </message>
    <message>
        <source>No token has massive entries; the first token stands in their place.</source>
        <translation>Nessun token ha valori massivi; al loro posto sta il primo token.</translation>
    </message>
    <message>
        <source>The model&apos;s norms are not RMSNorm; the numbers say what RMSNorm without gain would make of the same stream.</source>
        <translation>Le norm del modello non sono RMSNorm; i numeri dicono che cosa RMSNorm senza gain farebbe dello stesso stream.</translation>
    </message>
    <message>
        <source>Concentration</source>
        <translation>Concentrazione</translation>
    </message>
    <message>
        <source>Concentration along depth</source>
        <translation>Concentrazione lungo la profondità</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Largest normalized value over its bound √d</source>
        <translation>Valore normalizzato massimo sul suo limite √d</translation>
    </message>
    <message>
        <source>Sparsity along depth</source>
        <translation>Sparsità lungo la profondità</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiato</translation>
    </message>
    <message>
        <source>What was changed against the baseline.</source>
        <translation>Che cosa è stato cambiato rispetto alla baseline.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>In</translation>
    </message>
    <message>
        <source>The value it was changed to.</source>
        <translation>Il valore in cui è stato cambiato.</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <translation>Perplexity</translation>
    </message>
    <message>
        <source>Validation perplexity after training.</source>
        <translation>Perplexity di validazione dopo l&apos;addestramento.</translation>
    </message>
    <message>
        <source>Share of heads whose attention to one of the first T/2 keys exceeds 0.3, mean over T = 64 queries.</source>
        <translation>Frazione delle head la cui attenzione a una delle prime T/2 key supera 0,3, media su T = 64 query.</translation>
    </message>
    <message>
        <source>Largest activation magnitude; of the open model, after any layer in the prompt&apos;s run.</source>
        <translation>Modulo di attivazione massimo; del modello aperto, dopo un qualsiasi layer nell&apos;esecuzione del prompt.</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, Tables 3-8; how it is aggregated there is not printed</source>
        <translation>arXiv 2603.05498, Tabelle 3-8; come sia aggregato non vi è stampato</translation>
    </message>
    <message>
        <source>Ablations</source>
        <translation>Ablazioni</translation>
    </message>
    <message>
        <source>Published, 7B models trained from scratch, not computed here</source>
        <translation>Pubblicati, modelli da 7B addestrati da zero, non calcolati qui</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Dispersione</translation>
    </message>
    <message>
        <source>published</source>
        <translation>pubblicati</translation>
    </message>
    <message>
        <source>The open model is not marked: its sink ratio is over %1 tokens, the published ones over 64; run a prompt of at least 64 tokens with T = 64.</source>
        <translation>Il modello aperto non è segnato: il suo sink ratio è su %1 token, quelli pubblicati su 64; esegui un prompt di almeno 64 token con T = 64.</translation>
    </message>
    <message>
        <source>open model</source>
        <translation>modello aperto</translation>
    </message>
    <message>
        <source>The open model lies at a spike of %1 and a sink ratio of %2 % on this prompt.</source>
        <translation>Il modello aperto sta a uno spike di %1 e a un sink ratio del %2 % su questo prompt.</translation>
    </message>
    <message>
        <source>Comparable: how sink ratio (ε 0.3, T = 64) and magnitude are computed. Not comparable: the text (one prompt here, C4 there), the size and the training; perplexities of different texts and tokenizers least of all.</source>
        <translation>Confrontabili: come si calcolano sink ratio (ε 0,3, T = 64) e modulo. Non confrontabili: il testo (qui un prompt, là C4), la dimensione e l&apos;addestramento; meno di tutto le perplexity di testi e tokenizer diversi.</translation>
    </message>
    <message>
        <source>In the published ablations spikes and sinks come apart: sandwich norms and DynamicTanh lower the spike and keep the sinks; conditional gates and small heads lower both.</source>
        <translation>Nelle ablazioni pubblicate spike e sink si separano: sandwich norm e DynamicTanh abbassano lo spike e tengono i sink; gate condizionali e head piccole abbassano entrambi.</translation>
    </message>
    <message>
        <source>Each published model was trained with the change; switching the same thing in a trained model does not reproduce it.</source>
        <translation>Ogni modello pubblicato è stato addestrato con il cambiamento; attivare la stessa cosa in un modello addestrato non lo riproduce.</translation>
    </message>
    <message>
        <source>Strength on token 0</source>
        <translation>Forza sul token 0</translation>
    </message>
    <message>
        <source>Attention to the first token averaged over the queries that see it.</source>
        <translation>Attenzione al primo token in media sulle query che lo vedono.</translation>
    </message>
    <message>
        <source>Mean attention distance Σ A (t − k), over all queries.</source>
        <translation>Distanza media di attenzione Σ A (t − k), su tutte le query.</translation>
    </message>
    <message>
        <source>Distance without sink</source>
        <translation>Distanza senza sink</translation>
    </message>
    <message>
        <source>The same with the sink key left out and each row renormalised.</source>
        <translation>Lo stesso con la sink key esclusa e ogni riga rinormalizzata.</translation>
    </message>
    <message>
        <source>Value drain</source>
        <translation>Value drain</translation>
    </message>
    <message>
        <source>Norm of the sink key&apos;s value over the mean norm of the other tokens&apos; values.</source>
        <translation>Norma del value della sink key sulla norma media dei value degli altri token.</translation>
    </message>
    <message>
        <source>arXiv 2410.13835</source>
        <translation>arXiv 2410.13835</translation>
    </message>
    <message>
        <source>Row entropy</source>
        <translation>Entropia di riga</translation>
    </message>
    <message>
        <source>Entropy of a query&apos;s row over log(t + 1), averaged over the queries from 1 on.</source>
        <translation>Entropia della riga di una query su log(t + 1), in media sulle query da 1 in poi.</translation>
    </message>
    <message>
        <source>Column entropy</source>
        <translation>Entropia di colonna</translation>
    </message>
    <message>
        <source>Entropy of a key&apos;s column over its queries, over log(T − k); largest over the first half of the keys.</source>
        <translation>Entropia della colonna di una key sulle sue query, su log(T − k); massima sulla prima metà delle key.</translation>
    </message>
    <message>
        <source>arXiv 2410.13835; the first half is this project&apos;s reading</source>
        <translation>arXiv 2410.13835; la prima metà è interpretazione di questo progetto</translation>
    </message>
    <message>
        <source>Sink by entropy</source>
        <translation>Sink per entropia</translation>
    </message>
    <message>
        <source>yes: row entropy below 0.5 and column entropy above 0.9.</source>
        <translation>yes (sì): entropia di riga sotto 0,5 ed entropia di colonna sopra 0,9.</translation>
    </message>
    <message>
        <source>arXiv 2410.13835, whose thresholds are arguments; these are this project&apos;s reading</source>
        <translation>arXiv 2410.13835, le cui soglie sono argomenti; queste sono interpretazione di questo progetto</translation>
    </message>
    <message>
        <source>Share of heads</source>
        <translation>Frazione di head</translation>
    </message>
    <message>
        <source>Heads whose strength at that place exceeds ε, over all heads.</source>
        <translation>Head la cui forza in quel punto supera ε, su tutte le head.</translation>
    </message>
    <message>
        <source>Mean over the layer&apos;s heads.</source>
        <translation>Media sulle head del layer.</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Forze</translation>
    </message>
    <message>
        <source>Sink strength of each head</source>
        <translation>Forza del sink di ogni head</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posizioni</translation>
    </message>
    <message>
        <source>Which positions are sinks</source>
        <translation>Quali posizioni sono sink</translation>
    </message>
    <message>
        <source>heads above ε</source>
        <translation>head sopra ε</translation>
    </message>
    <message>
        <source>mean strength</source>
        <translation>forza media</translation>
    </message>
    <message>
        <source>Ratio by layer</source>
        <translation>Rapporto per layer</translation>
    </message>
    <message>
        <source>Sink heads along depth</source>
        <translation>Head con sink lungo la profondità</translation>
    </message>
    <message>
        <source>Spike, largest over the first half</source>
        <translation>Spike, massima sulla prima metà</translation>
    </message>
    <message>
        <source>Gu, first token</source>
        <translation>Gu, primo token</translation>
    </message>
    <message>
        <source>Drain by layer</source>
        <translation>Drain per layer</translation>
    </message>
    <message>
        <source>Value drain along depth</source>
        <translation>Value drain lungo la profondità</translation>
    </message>
    <message>
        <source>as long as the others</source>
        <translation>lungo quanto gli altri</translation>
    </message>
    <message>
        <source>sink value over other values</source>
        <translation>value del sink sugli altri value</translation>
    </message>
    <message>
        <source>Distance by layer</source>
        <translation>Distanza per layer</translation>
    </message>
    <message>
        <source>Attention distance along depth</source>
        <translation>Distanza di attenzione lungo la profondità</translation>
    </message>
    <message>
        <source>with the sink</source>
        <translation>con il sink</translation>
    </message>
    <message>
        <source>without it</source>
        <translation>senza</translation>
    </message>
    <message>
        <source>%1 % of %2 heads sink with a strength above %3 over %4 tokens (Gu et al., first token only: %5 %). The strongest position is %6 ‘%7’, a sink for %8 %.</source>
        <translation>%1 % di %2 head fa sink con una forza sopra %3 su %4 token (Gu et al., solo primo token: %5 %). La posizione più forte è %6 ‘%7’, sink per %8 %.</translation>
    </message>
    <message>
        <source>By entropies alone (rows below %1, a column above %2) %3 heads are sink heads; %4 of them by strength too.</source>
        <translation>Dalle sole entropie (righe sotto %1, una colonna sopra %2) %3 head sono head con sink; %4 di esse anche per forza.</translation>
    </message>
    <message>
        <source>The model has learned sinks of its own; their share has no position and is not counted here.</source>
        <translation>Il modello ha sink appresi propri; la loro quota non ha posizione e qui non è contata.</translation>
    </message>
    <message>
        <source>The published ratios are over 64 tokens; over %1 they come out higher.</source>
        <translation>I rapporti pubblicati sono su 64 token; su %1 risultano più alti.</translation>
    </message>
    <message>
        <source>Value drain of each head</source>
        <translation>Value drain di ogni head</translation>
    </message>
    <message>
        <source>Attention distance without the sink</source>
        <translation>Distanza di attenzione senza il sink</translation>
    </message>
    <message>
        <source>arXiv 2603.05498, section 3, Table 2</source>
        <translation>arXiv 2603.05498, sezione 3, Tabella 2</translation>
    </message>
    <message>
        <source>Largest absolute value after any layer, the token being alone at position 0.</source>
        <translation>Valore assoluto massimo dopo un qualsiasi layer, con il token da solo in posizione 0.</translation>
    </message>
    <message>
        <source>The same with its sign.</source>
        <translation>Lo stesso con il suo segno.</translation>
    </message>
    <message>
        <source>Largest magnitude after a layer over that layer&apos;s median in the prompt&apos;s run; the layer where this is most.</source>
        <translation>Modulo massimo dopo un layer sulla mediana di quel layer nell&apos;esecuzione del prompt; il layer in cui è maggiore.</translation>
    </message>
    <message>
        <source>arXiv 2402.17762; the prompt&apos;s median is this project&apos;s reading</source>
        <translation>arXiv 2402.17762; la mediana del prompt è interpretazione di questo progetto</translation>
    </message>
    <message>
        <source>Vocabulary items whose magnitude lies in this stretch.</source>
        <translation>Elementi del vocabolario il cui modulo sta in questo tratto.</translation>
    </message>
    <message>
        <source>The token&apos;s bytes in hexadecimal; empty for an id without a token.</source>
        <translation>I byte del token in esadecimale; vuoto per un id senza token.</translation>
    </message>
    <message>
        <source>Spike tokens</source>
        <translation>Spike token</translation>
    </message>
    <message>
        <source>Share of the vocabulary that becomes a spike token.</source>
        <translation>Quota del vocabolario che diventa uno spike token.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>Checkpoint of the paper.</source>
        <translation>Checkpoint dell&apos;articolo.</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabolario</translation>
    </message>
    <message>
        <source>Size of the vocabulary.</source>
        <translation>Dimensione del vocabolario.</translation>
    </message>
    <message>
        <source>Items that become a spike token.</source>
        <translation>Elementi che diventano uno spike token.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Istogramma</translation>
    </message>
    <message>
        <source>How large each vocabulary item grows at position 0</source>
        <translation>Quanto cresce ogni elemento del vocabolario in posizione 0</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Pubblicati</translation>
    </message>
    <message>
        <source>Published for comparison, not computed here</source>
        <translation>Pubblicati per confronto, non calcolati qui</translation>
    </message>
    <message>
        <source>%1 of %2 vocabulary items (%3 %) become spike tokens alone at position 0: above %4 and above %5 times the prompt&apos;s median of the same layer.</source>
        <translation>%1 di %2 elementi del vocabolario (%3 %) diventano spike token da soli in posizione 0: sopra %4 e sopra %5 volte la mediana del prompt dello stesso layer.</translation>
    </message>
    <message>
        <source>The paper prints no cutoff. Here an item counts when after some layer its largest magnitude is massive against the median of that layer in the prompt&apos;s run (this project&apos;s reading): its own median would grow with the spike.</source>
        <translation>L&apos;articolo non stampa una soglia. Qui un elemento conta quando dopo qualche layer il suo modulo massimo è massivo rispetto alla mediana di quel layer nell&apos;esecuzione del prompt (interpretazione di questo progetto): la sua stessa mediana crescerebbe con lo spike.</translation>
    </message>
    <message>
        <source>The prompt has only %1 tokens, so its medians are mostly the spike token&apos;s own; run a longer prompt for a verdict.</source>
        <translation>Il prompt ha solo %1 token, quindi le sue mediane sono per lo più dello spike token stesso; esegui un prompt più lungo per un verdetto.</translation>
    </message>
    <message>
        <source>%1 items gave NaN or infinity and are left out of tables and histogram.</source>
        <translation>%1 elementi hanno dato NaN o infinito e sono esclusi da tabelle e istogramma.</translation>
    </message>
    <message>
        <source>The paper counts %1 of %2 for %3.</source>
        <translation>L&apos;articolo ne conta %1 di %2 per %3.</translation>
    </message>
    <message>
        <source>Of %1 items that are no spike tokens the %2 with the smallest magnitudes are listed.</source>
        <translation>Dei %1 elementi che non sono spike token sono elencati i %2 con i moduli più piccoli.</translation>
    </message>
    <message>
        <source>Exceptions</source>
        <translation>Eccezioni</translation>
    </message>
    <message>
        <source>Items that become no spike token</source>
        <translation>Elementi che non diventano spike token</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Più grandi</translation>
    </message>
    <message>
        <source>Items that grow largest</source>
        <translation>Elementi che crescono di più</translation>
    </message>
    <message>
        <source>The token as text; ␣, ⏎ and ⇥ stand for space, line end and tab.</source>
        <translation>Il token come testo; ␣, ⏎ e ⇥ stanno per spazio, fine riga e tabulazione.</translation>
    </message>
    <message>
        <source>Before each layer&apos;s norm (the last row: before the final norm)</source>
        <translation>Prima della norm di ogni layer (l&apos;ultima riga: prima della norm finale)</translation>
    </message>
    <message>
        <source>Spike tokens reach at least %1 times the median, the others at most %2: the nearer these are, the more the count depends on the cutoff.</source>
        <translation>Gli spike token raggiungono almeno %1 volte la mediana, gli altri al massimo %2: più questi sono vicini, più il conteggio dipende dalla soglia.</translation>
    </message>
    <message>
        <source>Half of all items reach %1 or more; the smallest %2, the largest %3.</source>
        <translation>La metà di tutti gli elementi raggiunge %1 o più; il più piccolo %2, il più grande %3.</translation>
    </message>
    <message>
        <source>Logits are taken before the model&apos;s linear position bias (ALiBi) is subtracted.</source>
        <translation>I logit sono presi prima di sottrarre il bias lineare di posizione del modello (ALiBi).</translation>
    </message>
    <message>
        <source>Largest magnitudes after each layer, base and changed</source>
        <translation>Moduli massimi dopo ogni layer, base e modificata</translation>
    </message>
    <message>
        <source>Largest magnitude that each block adds, base and changed</source>
        <translation>Modulo massimo che ogni blocco aggiunge, base e modificata</translation>
    </message>
    <message>
        <source>base: largest</source>
        <translation>base: più grande</translation>
    </message>
    <message>
        <source>base: second</source>
        <translation>base: secondo</translation>
    </message>
    <message>
        <source>base: third</source>
        <translation>base: terzo</translation>
    </message>
    <message>
        <source>changed: largest</source>
        <translation>modificata: più grande</translation>
    </message>
    <message>
        <source>changed: second</source>
        <translation>modificata: secondo</translation>
    </message>
    <message>
        <source>changed: third</source>
        <translation>modificata: terzo</translation>
    </message>
    <message>
        <source>changed: median</source>
        <translation>modificata: mediana</translation>
    </message>
    <message>
        <source>base: attention</source>
        <translation>base: attenzione</translation>
    </message>
    <message>
        <source>base: feed-forward</source>
        <translation>base: feed-forward</translation>
    </message>
    <message>
        <source>changed: attention</source>
        <translation>modificata: attenzione</translation>
    </message>
    <message>
        <source>changed: feed-forward</source>
        <translation>modificata: feed-forward</translation>
    </message>
    <message>
        <source>The gate cannot be compared with the identity</source>
        <translation>Il gate non può essere confrontato con l&apos;identità</translation>
    </message>
    <message>
        <source>The channel&apos;s quadratic form cannot be computed</source>
        <translation>La forma quadratica del canale non può essere calcolata</translation>
    </message>
    <message>
        <source>The layer cannot be taken apart</source>
        <translation>Il layer non può essere scomposto</translation>
    </message>
    <message>
        <source>The unembedding cannot be decomposed</source>
        <translation>L&apos;unembedding non può essere scomposto</translation>
    </message>
    <message>
        <source>The matrix entropy cannot be computed</source>
        <translation>L&apos;entropia della matrice non può essere calcolata</translation>
    </message>
    <message>
        <source>Invariance over prompts needs at least two prompts of at least two tokens each; add texts.</source>
        <translation>L&apos;invarianza tra prompt richiede almeno due prompt di almeno due token ciascuno; aggiungi dei testi.</translation>
    </message>
    <message>
        <source>The comparison over prompts stopped</source>
        <translation>Il confronto tra prompt si è interrotto</translation>
    </message>
    <message>
        <source>The geometry of the keys cannot be computed</source>
        <translation>La geometria delle key non può essere calcolata</translation>
    </message>
    <message>
        <source>The logit lens was asked for positions %1 to %2, but the prompt has %3 tokens.</source>
        <translation>Al logit lens sono state chieste le posizioni da %1 a %2, ma il prompt ha %3 token.</translation>
    </message>
    <message>
        <source>The logit lens stopped</source>
        <translation>Il logit lens si è interrotto</translation>
    </message>
    <message>
        <source>The model has no tokenizer, so texts cannot be compared; open a checkpoint that brings one.</source>
        <translation>Il modello non ha un tokenizer, quindi i testi non possono essere confrontati; apri un checkpoint che ne abbia uno.</translation>
    </message>
    <message>
        <source>Text %1 of the set</source>
        <translation>Il testo %1 dell&apos;insieme</translation>
    </message>
    <message>
        <source>%1 is empty; write something or remove it.</source>
        <translation>%1 è vuoto; scrivi qualcosa o rimuovilo.</translation>
    </message>
    <message>
        <source>The norms of the quadratic forms cannot be computed</source>
        <translation>Le norme delle forme quadratiche non possono essere calcolate</translation>
    </message>
    <message>
        <source>The spectrum of the quadratic form cannot be computed</source>
        <translation>Lo spettro della forma quadratica non può essere calcolato</translation>
    </message>
    <message>
        <source>The down projections cannot be searched</source>
        <translation>La ricerca nelle proiezioni down non è possibile</translation>
    </message>
    <message>
        <source>The vocabulary probe stopped</source>
        <translation>La sonda del vocabolario si è interrotta</translation>
    </message>
    <message>
        <source>the embedding</source>
        <translation>nell&apos;embedding</translation>
    </message>
    <message>
        <source>the attention output</source>
        <translation>nell&apos;output dell&apos;attention</translation>
    </message>
    <message>
        <source>the residual stream after attention</source>
        <translation>nel residual stream dopo l&apos;attention</translation>
    </message>
    <message>
        <source>the feed-forward output</source>
        <translation>nell&apos;output del feed-forward</translation>
    </message>
    <message>
        <source>the residual stream after the feed-forward</source>
        <translation>nel residual stream dopo il feed-forward</translation>
    </message>
    <message>
        <source>fp16 ends at 65,504; run again with bf16 or fp32.</source>
        <translation>fp16 arriva a 65.504; esegui di nuovo con bf16 o fp32.</translation>
    </message>
    <message>
        <source>Check the weight file.</source>
        <translation>Controlla il file dei pesi.</translation>
    </message>
    <message>
        <source>The run met NaN or infinity first in %1 at token %2; everything after it is worthless. %3</source>
        <translation>L&apos;esecuzione ha incontrato NaN o infinito per la prima volta %1 al token %2; tutto ciò che segue non ha valore. %3</translation>
    </message>
    <message>
        <source>The run met NaN or infinity first in %1 of layer %2 at token %3; everything after it is worthless. %4</source>
        <translation>L&apos;esecuzione ha incontrato NaN o infinito per la prima volta %1 del layer %2 al token %3; tutto ciò che segue non ha valore. %4</translation>
    </message>
    <message>
        <source>The sink strengths use all %1 tokens of the prompt instead of the first %2; shorter prompts give larger values.</source>
        <translation>Le intensità dei sink usano tutti i %1 token del prompt invece dei primi %2; prompt più brevi danno valori più grandi.</translation>
    </message>
    <message>
        <source>The prompt begins with two begin-of-text tokens; all positions are shifted by one.</source>
        <translation>Il prompt comincia con due token di inizio testo; tutte le posizioni sono spostate di uno.</translation>
    </message>
    <message>
        <source>The text itself begins with the begin-of-text token %1, so the tokenizer&apos;s own was left out; the prompt begins with one.</source>
        <translation>Il testo stesso comincia con il token di inizio testo %1, quindi quello del tokenizer è stato omesso; il prompt comincia con uno solo.</translation>
    </message>
    <message>
        <source>There is no array &apos;%1&apos;: choose from residual, attention, ffn, q, k, v, maps, logits.</source>
        <translation>Non esiste un array &apos;%1&apos;: scegli tra residual, attention, ffn, q, k, v, maps, logits.</translation>
    </message>
    <message>
        <source>The run did not keep the array &apos;%1&apos;: run again with that array kept.</source>
        <translation>L&apos;esecuzione non ha conservato l&apos;array &apos;%1&apos;: esegui di nuovo conservandolo.</translation>
    </message>
    <message>
        <source>The arrays cannot be written</source>
        <translation>Gli array non possono essere scritti</translation>
    </message>
    <message>
        <source>There is no layer %1: the run has layers 0 to %2.</source>
        <translation>Il layer %1 non esiste: l&apos;esecuzione ha i layer da 0 a %2.</translation>
    </message>
    <message>
        <source>There is no head %1: each layer has heads 0 to %2.</source>
        <translation>La head %1 non esiste: ogni layer ha le head da 0 a %2.</translation>
    </message>
    <message>
        <source>The range of queries %1 to %2 does not lie within the prompt&apos;s %3 tokens.</source>
        <translation>L&apos;intervallo di query da %1 a %2 non sta nei %3 token del prompt.</translation>
    </message>
    <message>
        <source>The range of keys %1 to %2 does not lie within the prompt&apos;s %3 tokens.</source>
        <translation>L&apos;intervallo di key da %1 a %2 non sta nei %3 token del prompt.</translation>
    </message>
    <message>
        <source>An attention map needs at least one row and one column of cells.</source>
        <translation>Una mappa di attenzione richiede almeno una riga e una colonna di celle.</translation>
    </message>
    <message>
        <source>The attention map stopped</source>
        <translation>La mappa di attenzione si è interrotta</translation>
    </message>
    <message>
        <source>The prediction stopped</source>
        <translation>La predizione si è interrotta</translation>
    </message>
    <message>
        <source>The prompt is empty: expected at least one token. Type some text or switch on the begin-of-text token.</source>
        <translation>Il prompt è vuoto: serve almeno un token. Scrivi del testo o attiva il token di inizio testo.</translation>
    </message>
    <message>
        <source>The prompt has %1 tokens but the model&apos;s context is %2: shorten the prompt.</source>
        <translation>Il prompt ha %1 token ma il contesto del modello è di %2: accorcia il prompt.</translation>
    </message>
    <message>
        <source>Token %1 has the id %2, outside the model&apos;s vocabulary of %3.</source>
        <translation>Il token %1 ha l&apos;id %2, fuori dal vocabolario di %3 del modello.</translation>
    </message>
    <message>
        <source>A run of %1 tokens needs about %2 (weights %3), more than the limit of %4: shorten the prompt or keep fewer arrays.</source>
        <translation>Un&apos;esecuzione di %1 token richiede circa %2 (pesi %3), più del limite di %4: accorcia il prompt o conserva meno array.</translation>
    </message>
    <message>
        <source>The run stopped</source>
        <translation>L&apos;esecuzione si è interrotta</translation>
    </message>
    <message>
        <source>A continuation needs at least one token.</source>
        <translation>Una continuazione richiede almeno un token.</translation>
    </message>
    <message>
        <source>The prompt&apos;s %1 tokens and %2 more exceed the model&apos;s context of %3: generate fewer.</source>
        <translation>I %1 token del prompt e altri %2 superano il contesto di %3 del modello: generane meno.</translation>
    </message>
    <message>
        <source>The generation stopped</source>
        <translation>La generazione si è interrotta</translation>
    </message>
    <message>
        <source>Means over the calibration prompts need a tokenizer, and this model came without one: set the entries to a value instead.</source>
        <translation>Le medie sui prompt di calibrazione richiedono un tokenizer, e questo modello non ne ha: imposta invece i valori a un numero.</translation>
    </message>
    <message>
        <source>The calibration stopped</source>
        <translation>La calibrazione si è interrotta</translation>
    </message>
    <message>
        <source>There are no calibration prompts to take means over.</source>
        <translation>Non ci sono prompt di calibrazione di cui calcolare le medie.</translation>
    </message>
    <message>
        <source>names layer %1, but the model has layers 0 to %2.</source>
        <translation>indica il layer %1, ma il modello ha i layer da 0 a %2.</translation>
    </message>
    <message>
        <source>names head %1, but each layer has heads 0 to %2.</source>
        <translation>indica la head %1, ma ogni layer ha le head da 0 a %2.</translation>
    </message>
    <message>
        <source>names token %1, but the prompt has tokens 0 to %2.</source>
        <translation>indica il token %1, ma il prompt ha i token da 0 a %2.</translation>
    </message>
    <message>
        <source>names channel %1, but the residual stream has channels 0 to %2.</source>
        <translation>indica il canale %1, ma il residual stream ha i canali da 0 a %2.</translation>
    </message>
    <message>
        <source>masks %1 channels: expected 1 to %2.</source>
        <translation>maschera %1 canali: ne sono ammessi da 1 a %2.</translation>
    </message>
    <message>
        <source>names no channel: list at least one.</source>
        <translation>non indica alcun canale: elencane almeno uno.</translation>
    </message>
    <message>
        <source>names no head: list at least one.</source>
        <translation>non indica alcuna head: elencane almeno una.</translation>
    </message>
    <message>
        <source>names no token: list at least one.</source>
        <translation>non indica alcun token: elencane almeno uno.</translation>
    </message>
    <message>
        <source>keeps %1 first keys and a window of %2: expected at least 0 and 1.</source>
        <translation>tiene %1 prime key e una finestra di %2: ne servono almeno 0 e 1.</translation>
    </message>
    <message>
        <source>names neuron %1, but that feed-forward has neurons 0 to %2.</source>
        <translation>indica il neurone %1, ma quel feed-forward ha i neuroni da 0 a %2.</translation>
    </message>
    <message>
        <source>acts on one feed-forward, but layer %1 is a mixture of experts.</source>
        <translation>agisce su un solo feed-forward, ma il layer %1 è una mistura di esperti.</translation>
    </message>
    <message>
        <source>This intervention has no gains and no norm to look at.</source>
        <translation>Questo intervento non ha gain né norm da esaminare.</translation>
    </message>
    <message>
        <source>should act after the ME layer, but no massive activation emerges in this run: name the layers instead.</source>
        <translation>dovrebbe agire dopo il layer ME, ma in questa esecuzione non emerge alcuna attivazione massiva: indica invece i layer.</translation>
    </message>
    <message>
        <source>should act after the ME layer, but that is the last one: name the layers instead.</source>
        <translation>dovrebbe agire dopo il layer ME, ma quello è l&apos;ultimo: indica invece i layer.</translation>
    </message>
    <message>
        <source>should act on tokens with massive entries, but this run has none: name the tokens instead.</source>
        <translation>dovrebbe agire sui token con valori massivi, ma questa esecuzione non ne ha: indica invece i token.</translation>
    </message>
    <message>
        <source>ranks channels by the gain of the norm before attention, but layer %1 has none: choose another ranking.</source>
        <translation>ordina i canali per il gain della norm prima dell&apos;attention, ma il layer %1 non ne ha: scegli un altro ordinamento.</translation>
    </message>
    <message>
        <source>The norm could not be looked at</source>
        <translation>La norm non può essere esaminata</translation>
    </message>
    <message>
        <source>before the attention of layer %1</source>
        <translation>prima dell&apos;attention del layer %1</translation>
    </message>
    <message>
        <source>before the feed-forward of layer %1</source>
        <translation>prima del feed-forward del layer %1</translation>
    </message>
    <message>
        <source>on q and k of layer %1</source>
        <translation>su q e k del layer %1</translation>
    </message>
    <message>
        <source>after the attention of layer %1</source>
        <translation>dopo l&apos;attention del layer %1</translation>
    </message>
    <message>
        <source>after the feed-forward of layer %1</source>
        <translation>dopo il feed-forward del layer %1</translation>
    </message>
    <message>
        <source>before the unembedding</source>
        <translation>prima dell&apos;unembedding</translation>
    </message>
    <message>
        <source>swaps the norm %1, but this model has none there: its feed-forward reads what attention reads, so swap attentionInput instead.</source>
        <translation>scambia la norm %1, ma questo modello lì non ne ha: il suo feed-forward legge ciò che legge l&apos;attention, quindi scambia invece attentionInput.</translation>
    </message>
    <message>
        <source>swaps the norm %1, but this model has none there.</source>
        <translation>scambia la norm %1, ma questo modello lì non ne ha.</translation>
    </message>
    <message>
        <source>flattens the gain of the norm %1, but it has none.</source>
        <translation>appiattisce il gain della norm %1, ma questa non ne ha.</translation>
    </message>
    <message>
        <source>should edit the massive entries after layer %1, but there are none: name entries or another layer.</source>
        <translation>dovrebbe modificare i valori massivi dopo il layer %1, ma non ce ne sono: indica i valori o un altro layer.</translation>
    </message>
    <message>
        <source>needs the means over the calibration prompts, which are not there.</source>
        <translation>richiede le medie sui prompt di calibrazione, che non ci sono.</translation>
    </message>
    <message>
        <source>The interventions could not be applied</source>
        <translation>Gli interventi non possono essere applicati</translation>
    </message>
    <message>
        <source>Intervention %1 %2</source>
        <translation>L&apos;intervento %1 %2</translation>
    </message>
    <message>
        <source>at least one layer</source>
        <translation>almeno un layer</translation>
    </message>
    <message>
        <source>The range of layers</source>
        <translation>L&apos;intervallo dei layer</translation>
    </message>
    <message>
        <source>{&quot;first&quot;: a, &quot;last&quot;: b} with a not above b</source>
        <translation>{&quot;first&quot;: a, &quot;last&quot;: b} con a non maggiore di b</translation>
    </message>
    <message>
        <source>&quot;all&quot;, &quot;afterEmergence&quot;, a list of layers, or {&quot;first&quot;: a, &quot;last&quot;: b}</source>
        <translation>&quot;all&quot;, &quot;afterEmergence&quot;, un elenco di layer, oppure {&quot;first&quot;: a, &quot;last&quot;: b}</translation>
    </message>
    <message>
        <source>&quot;massive&quot;, &quot;spikes&quot;, or a list of positions</source>
        <translation>&quot;massive&quot;, &quot;spikes&quot; o un elenco di posizioni</translation>
    </message>
    <message>
        <source>A weMask has both count and rate: expected one of them.</source>
        <translation>Un weMask ha sia count sia rate: ne è ammesso uno solo.</translation>
    </message>
    <message>
        <source>A weMask has both channels and %1: expected one of them.</source>
        <translation>Un weMask ha sia channels sia %1: ne è ammesso uno solo.</translation>
    </message>
    <message>
        <source>a list of at least one channel</source>
        <translation>un elenco di almeno un canale</translation>
    </message>
    <message>
        <source>a share above 0 and up to 1</source>
        <translation>una quota maggiore di 0 e al massimo 1</translation>
    </message>
    <message>
        <source>Intervention %1</source>
        <translation>Intervento %1</translation>
    </message>
    <message>
        <source>Intervention %1 (%2)</source>
        <translation>Intervento %1 (%2)</translation>
    </message>
    <message>
        <source>The interventions are not valid JSON: expected {&quot;interventions&quot;: [{&quot;kind&quot;: &quot;weMask&quot;}]}.</source>
        <translation>Gli interventi non sono JSON valido: atteso {&quot;interventions&quot;: [{&quot;kind&quot;: &quot;weMask&quot;}]}.</translation>
    </message>
    <message>
        <source>The document</source>
        <translation>Il documento</translation>
    </message>
    <message>
        <source>The interventions are not a list: expected {&quot;interventions&quot;: [{&quot;kind&quot;: &quot;weMask&quot;}]}.</source>
        <translation>Gli interventi non sono un elenco: atteso {&quot;interventions&quot;: [{&quot;kind&quot;: &quot;weMask&quot;}]}.</translation>
    </message>
    <message>
        <source>%1 is not a JSON object: expected {…} with its fields.</source>
        <translation>%1 non è un oggetto JSON: atteso {…} con i suoi campi.</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un numero</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un testo</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a whole number of at least %1</source>
        <translation>un numero intero non minore di %1</translation>
    </message>
    <message>
        <source>a list of whole numbers from 0</source>
        <translation>un elenco di numeri interi da 0 in su</translation>
    </message>
    <message>
        <source>a list of pairs of whole numbers from 0, as [[14, 3], [20, 0]]</source>
        <translation>un elenco di coppie di numeri interi da 0 in su, come [[14, 3], [20, 0]]</translation>
    </message>
    <message>
        <source>%1 has no field %2, which it needs.</source>
        <translation>%1 non ha il campo %2, che è necessario.</translation>
    </message>
    <message>
        <source>%1 has %2 nothing: expected %3.</source>
        <translation>%1 non ha nulla in %2: atteso %3.</translation>
    </message>
    <message>
        <source>%1 has %2 %3: expected %4.</source>
        <translation>%1 ha %2 %3: atteso %4.</translation>
    </message>
    <message>
        <source>%1 has the unknown field %2: expected only %3.</source>
        <translation>%1 ha il campo sconosciuto %2: ammessi soltanto %3.</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>uno tra %1</translation>
    </message>
    <message>
        <source>%1 cannot be written because the disk is full; free some space or choose another folder.</source>
        <translation>%1 non può essere scritto perché il disco è pieno; libera spazio o scegli un&apos;altra cartella.</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2); choose another folder.</source>
        <translation>%1 non può essere scritto (%2); scegli un&apos;altra cartella.</translation>
    </message>
    <message>
        <source>%1 cannot be written: array &quot;%2&quot; has an impossible shape.</source>
        <translation>%1 non può essere scritto: l&apos;array &quot;%2&quot; ha una forma impossibile.</translation>
    </message>
    <message>
        <source>%1 got more values than were declared for its arrays.</source>
        <translation>%1 ha ricevuto più valori di quanti erano dichiarati per i suoi array.</translation>
    </message>
    <message>
        <source>%1: array &quot;%2&quot; got values of another type than declared.</source>
        <translation>%1: l&apos;array &quot;%2&quot; ha ricevuto valori di un tipo diverso da quello dichiarato.</translation>
    </message>
    <message>
        <source>%1 would be too large to write.</source>
        <translation>%1 sarebbe troppo grande per essere scritto.</translation>
    </message>
    <message>
        <source>%1 cannot be written: two arrays are named &quot;%2&quot;.</source>
        <translation>%1 non può essere scritto: due array si chiamano &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>%1 needs %2 bytes, but the disk has only %3 free; free some space, choose another folder or write fewer arrays.</source>
        <translation>%1 richiede %2 byte, ma il disco ne ha liberi soltanto %3; libera spazio, scegli un&apos;altra cartella o scrivi meno array.</translation>
    </message>
    <message>
        <source>%1: array &quot;%2&quot; lacks %3 bytes of its values.</source>
        <translation>%1: all&apos;array &quot;%2&quot; mancano %3 byte dei suoi valori.</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 non può essere scritto</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 non può essere letto: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 non può essere scritto: %2.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>it is larger than 256 MiB</source>
        <translation>è più grande di 256 MiB</translation>
    </message>
    <message>
        <source>%1 holds %2 GGUF files: choose one of them, for example %3.</source>
        <translation>%1 contiene %2 file GGUF: scegline uno, per esempio %3.</translation>
    </message>
    <message>
        <source>%1 holds no model: expected config.json beside safetensors files, or a .gguf file.</source>
        <translation>%1 non contiene alcun modello: atteso config.json accanto a file safetensors, oppure un file .gguf.</translation>
    </message>
    <message>
        <source>%1 does not exist or cannot be read: %2.</source>
        <translation>%1 non esiste o non può essere letto: %2.</translation>
    </message>
    <message>
        <source>%1 does not exist or cannot be read.</source>
        <translation>%1 non esiste o non può essere letto.</translation>
    </message>
    <message>
        <source>%1: %2 attention heads cannot share %3 key/value heads evenly.</source>
        <translation>%1: %2 head di attention non possono dividersi in parti uguali %3 head di key/value.</translation>
    </message>
    <message>
        <source>%1: %2 heads of size %3 are more than any known model has; the file is damaged.</source>
        <translation>%1: %2 head di dimensione %3 sono più di quante ne abbia qualsiasi modello noto; il file è danneggiato.</translation>
    </message>
    <message>
        <source>%1: %2 rotated dimensions do not fit heads of size %3; the number must be even and not larger.</source>
        <translation>%1: %2 dimensioni ruotate non si adattano a head di dimensione %3; il numero deve essere pari e non maggiore.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 experts of size %4 cannot be chosen.</source>
        <translation>%1: non si possono scegliere %2 di %3 esperti di dimensione %4.</translation>
    </message>
    <message>
        <source>%1 has no field &quot;model_type&quot;; download it again.</source>
        <translation>%1 non ha il campo &quot;model_type&quot;; scaricalo di nuovo.</translation>
    </message>
    <message>
        <source>%1 has no text &quot;general.architecture&quot;; download the model again.</source>
        <translation>%1 non ha il testo &quot;general.architecture&quot;; scarica di nuovo il modello.</translation>
    </message>
    <message>
        <source>%1 holds %2 GGUF files (%3); give the path of one of them.</source>
        <translation>%1 contiene %2 file GGUF (%3); indica il percorso di uno di essi.</translation>
    </message>
    <message>
        <source>No model &quot;%1&quot; was found: it is no file or folder, and neither the Hugging Face cache (%2) nor Ollama (%3) nor LM Studio (%4) nor %5 holds it; give the path of a .safetensors or .gguf file or of a Hugging Face folder.</source>
        <translation>Nessun modello &quot;%1&quot; è stato trovato: non è un file né una cartella, e non si trova nella cache di Hugging Face (%2), né in Ollama (%3), né in LM Studio (%4), né in %5; indica il percorso di un file .safetensors o .gguf o di una cartella di Hugging Face.</translation>
    </message>
    <message>
        <source>No model was named; give the path of a .safetensors or .gguf file or of a Hugging Face folder.</source>
        <translation>Nessun modello è stato indicato; indica il percorso di un file .safetensors o .gguf o di una cartella di Hugging Face.</translation>
    </message>
    <message>
        <source>The models on this machine cannot be listed</source>
        <translation>I modelli su questo computer non possono essere elencati</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be looked up</source>
        <translation>&quot;%1&quot; non può essere cercato</translation>
    </message>
    <message>
        <source>%1 must be %2, but it is %3.</source>
        <translation>%1 deve essere %2, ma è %3.</translation>
    </message>
    <message>
        <source>%1 is missing; the model cannot be described without it.</source>
        <translation>%1 manca; senza, il modello non può essere descritto.</translation>
    </message>
    <message>
        <source>a whole number from 0 to %1</source>
        <translation>un numero intero da 0 a %1</translation>
    </message>
    <message>
        <source>a whole number from 1 to %1</source>
        <translation>un numero intero da 1 a %1</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>un numero maggiore di 0</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>un elenco di testi</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>un elenco di numeri</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un oggetto</translation>
    </message>
    <message>
        <source>%1 holds its weights as a pickle checkpoint, which can run any program when it is opened and is therefore not read; convert it to safetensors, for example with Hugging Face transformers: AutoModelForCausalLM.from_pretrained(&quot;FOLDER&quot;).save_pretrained(&quot;NEW FOLDER&quot;, safe_serialization=True).</source>
        <translation>%1 contiene i pesi come checkpoint pickle, che all&apos;apertura può eseguire qualsiasi programma e perciò non viene letto; convertilo in safetensors, per esempio con Hugging Face transformers: AutoModelForCausalLM.from_pretrained(&quot;FOLDER&quot;).save_pretrained(&quot;NEW FOLDER&quot;, safe_serialization=True).</translation>
    </message>
    <message>
        <source>%1 is not a %2 file but a GGUF file; rename it so that it ends in .gguf.</source>
        <translation>%1 non è un file %2 ma un file GGUF; rinominalo in modo che finisca in .gguf.</translation>
    </message>
    <message>
        <source>%1 is not a %2 file but looks like a safetensors file; rename it so that it ends in .safetensors.</source>
        <translation>%1 non è un file %2 ma sembra un file safetensors; rinominalo in modo che finisca in .safetensors.</translation>
    </message>
    <message>
        <source>%1 is not a %2 file but an old GGML file from before GGUF; download the model as GGUF.</source>
        <translation>%1 non è un file %2 ma un vecchio file GGML, precedente a GGUF; scarica il modello come GGUF.</translation>
    </message>
    <message>
        <source>%1 is not a %2 file but a Git LFS pointer that stands for the weights; fetch them with &quot;git lfs pull&quot;.</source>
        <translation>%1 non è un file %2 ma un puntatore Git LFS che sta al posto dei pesi; scaricali con &quot;git lfs pull&quot;.</translation>
    </message>
    <message>
        <source>%1 is not a %2 file but a web page; download the file itself.</source>
        <translation>%1 non è un file %2 ma una pagina web; scarica il file vero e proprio.</translation>
    </message>
    <message>
        <source>%1 is not a %2 file but begins with bytes that no known weight file begins with; %3.</source>
        <translation>%1 non è un file %2 ma comincia con byte con cui non comincia alcun file di pesi noto; %3.</translation>
    </message>
    <message>
        <source>%1 cannot be listed (%2); change the folder&apos;s permissions.</source>
        <translation>%1 non può essere elencata (%2); cambia i permessi della cartella.</translation>
    </message>
    <message>
        <source>%1 is a link to %2, which does not exist; download the model again.</source>
        <translation>%1 è un collegamento a %2, che non esiste; scarica di nuovo il modello.</translation>
    </message>
    <message>
        <source>%1 differs from layer to layer, which is not supported.</source>
        <translation>%1 cambia da layer a layer, il che non è supportato.</translation>
    </message>
    <message>
        <source>%1 = %2 is not a multiple of %3 heads, and no attention.key_length is given.</source>
        <translation>%1 = %2 non è un multiplo di %3 head, e attention.key_length non è dato.</translation>
    </message>
    <message>
        <source>%1 = %2 differs from the key length %3, which is not supported.</source>
        <translation>%1 = %2 è diverso dalla lunghezza delle key %3, il che non è supportato.</translation>
    </message>
    <message>
        <source>%1: the tensor token_embd.weight, whose rows are the vocabulary, is missing or has a wrong shape.</source>
        <translation>%1: il tensore token_embd.weight, le cui righe sono il vocabolario, manca o ha una forma sbagliata.</translation>
    </message>
    <message>
        <source>%1 = %2 is not supported for this architecture.</source>
        <translation>%1 = %2 non è supportato per questa architettura.</translation>
    </message>
    <message>
        <source>%1 must have one value for each layer.</source>
        <translation>%1 deve avere un valore per ogni layer.</translation>
    </message>
    <message>
        <source>%1 is not 1, which is not supported.</source>
        <translation>%1 non è 1, il che non è supportato.</translation>
    </message>
    <message>
        <source>%1 = false is not supported: every token must see only those before it.</source>
        <translation>%1 = false non è supportato: ogni token deve vedere soltanto quelli che lo precedono.</translation>
    </message>
    <message>
        <source>%1 changes the computation in a way that is not supported for this architecture.</source>
        <translation>%1 cambia il calcolo in un modo non supportato per questa architettura.</translation>
    </message>
    <message>
        <source>%1: general.architecture is missing or no text; without it the model cannot be described.</source>
        <translation>%1: general.architecture manca o non è un testo; senza, il modello non può essere descritto.</translation>
    </message>
    <message>
        <source>%1: general.architecture is &quot;%2&quot;, which is not supported. Supported are %3.</source>
        <translation>%1: general.architecture è &quot;%2&quot;, che non è supportata. Sono supportate %3.</translation>
    </message>
    <message>
        <source>%1 says that it is part %2 of %3 of a split model, but its name does not end in %4; give it and its other parts their names back.</source>
        <translation>%1 dice di essere la parte %2 di %3 di un modello diviso, ma il suo nome non finisce in %4; ridai il loro nome a esso e alle altre parti.</translation>
    </message>
    <message>
        <source>%1 is one of %2 parts of a model, and the part %3 is missing; download it into the same folder.</source>
        <translation>%1 è una delle %2 parti di un modello, e manca la parte %3; scaricala nella stessa cartella.</translation>
    </message>
    <message>
        <source>%1 should be part %2 of %3 by its name, but its &quot;split.no&quot; and &quot;split.count&quot; say otherwise; download that part again.</source>
        <translation>%1 dovrebbe essere la parte %2 di %3 secondo il suo nome, ma i suoi &quot;split.no&quot; e &quot;split.count&quot; dicono altro; scarica di nuovo quella parte.</translation>
    </message>
    <message>
        <source>%1: tensor &quot;%2&quot; lies in two parts of the model; download all parts again.</source>
        <translation>%1: il tensore &quot;%2&quot; si trova in due parti del modello; scarica di nuovo tutte le parti.</translation>
    </message>
    <message>
        <source>%1: the parts of the model hold %2 tensors where %3 are expected; download all parts again.</source>
        <translation>%1: le parti del modello contengono %2 tensori dove ne sono attesi %3; scarica di nuovo tutte le parti.</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 non può essere aperto</translation>
    </message>
    <message>
        <source>%1 has GGUF version 1 where 2 or 3 is expected; convert it with a current llama.cpp, or download it anew.</source>
        <translation>%1 ha la versione 1 di GGUF dove è attesa la 2 o la 3; convertilo con un llama.cpp attuale, o scaricalo da capo.</translation>
    </message>
    <message>
        <source>%1 is a big-endian GGUF file, which is not read; download the little-endian one.</source>
        <translation>%1 è un file GGUF big-endian, che non viene letto; scarica quello little-endian.</translation>
    </message>
    <message>
        <source>%1 has GGUF version %2 where 2 or 3 is expected; use a version of the model for today&apos;s llama.cpp.</source>
        <translation>%1 ha la versione %2 di GGUF dove è attesa la 2 o la 3; usa una versione del modello per il llama.cpp di oggi.</translation>
    </message>
    <message>
        <source>%1 ends within its first 24 bytes; it is truncated, download it again.</source>
        <translation>%1 finisce entro i suoi primi 24 byte; è troncato, scaricalo di nuovo.</translation>
    </message>
    <message>
        <source>%1 claims %2 metadata entries and %3 tensors, but only %4 bytes follow; it is truncated or damaged, download it again.</source>
        <translation>%1 dichiara %2 voci di metadati e %3 tensori, ma seguono soltanto %4 byte; è troncato o danneggiato, scaricalo di nuovo.</translation>
    </message>
    <message>
        <source>%1: the name of metadata entry %2 of %3 reaches beyond the end of the file; it is truncated or damaged, download it again.</source>
        <translation>%1: il nome della voce di metadati %2 di %3 va oltre la fine del file; è troncato o danneggiato, scaricalo di nuovo.</translation>
    </message>
    <message>
        <source>%1: metadata entry %2</source>
        <translation>%1: la voce di metadati %2</translation>
    </message>
    <message>
        <source>%1 is there twice; the file is damaged, download it again.</source>
        <translation>%1 compare due volte; il file è danneggiato, scaricalo di nuovo.</translation>
    </message>
    <message>
        <source>%1: &quot;general.alignment&quot; is %2 where a power of two is expected; the file is damaged, download it again.</source>
        <translation>%1: &quot;general.alignment&quot; è %2 dove è attesa una potenza di due; il file è danneggiato, scaricalo di nuovo.</translation>
    </message>
    <message>
        <source>of type %1</source>
        <translation>di tipo %1</translation>
    </message>
    <message>
        <source>type %1</source>
        <translation>tipo %1</translation>
    </message>
    <message>
        <source>type %1 (%2)</source>
        <translation>tipo %1 (%2)</translation>
    </message>
    <message>
        <source>; the file is truncated or damaged, download it again.</source>
        <translation>; il file è troncato o danneggiato, scaricalo di nuovo.</translation>
    </message>
    <message>
        <source>%1 has %2 dimensions where at most 4 are allowed%3</source>
        <translation>%1 ha %2 dimensioni dove ne sono ammesse al massimo 4%3</translation>
    </message>
    <message>
        <source>%1 has a shape whose size overflows%2</source>
        <translation>%1 ha una forma la cui grandezza trabocca%2</translation>
    </message>
    <message>
        <source>%1 has rows of %2 weights, not a multiple of the %3 in a block of %4%5</source>
        <translation>%1 ha righe di %2 pesi, non un multiplo dei %3 di un blocco di %4%5</translation>
    </message>
    <message>
        <source>%1: the name of tensor %2 reaches beyond the end of the file%3</source>
        <translation>%1: il nome del tensore %2 va oltre la fine del file%3</translation>
    </message>
    <message>
        <source>%1: tensor %2</source>
        <translation>%1: il tensore %2</translation>
    </message>
    <message>
        <source>%1 is described only in part%2</source>
        <translation>%1 è descritto soltanto in parte%2</translation>
    </message>
    <message>
        <source>%1 is stored as %2, which cannot be read; use another quantization of the model, for example Q4_K_M or Q8_0.</source>
        <translation>%1 è memorizzato come %2, che non può essere letto; usa un&apos;altra quantizzazione del modello, per esempio Q4_K_M o Q8_0.</translation>
    </message>
    <message>
        <source>%1 starts at byte %2 of the data, not a multiple of the alignment %3; the file is damaged, download it again.</source>
        <translation>%1 comincia al byte %2 dei dati, che non è un multiplo dell&apos;allineamento %3; il file è danneggiato, scaricalo di nuovo.</translation>
    </message>
    <message>
        <source>%1 starts at byte %2 of the data and needs %3 bytes, but only %4 are there; the file is truncated, download it again.</source>
        <translation>%1 comincia al byte %2 dei dati e richiede %3 byte, ma ce ne sono soltanto %4; il file è troncato, scaricalo di nuovo.</translation>
    </message>
    <message>
        <source>%1: tensors %2 and %3 overlap in the data; the file is damaged, download it again.</source>
        <translation>%1: i tensori %2 e %3 si sovrappongono nei dati; il file è danneggiato, scaricalo di nuovo.</translation>
    </message>
    <message>
        <source>%1: tensor %2 is there twice; the file is damaged, download it again.</source>
        <translation>%1: il tensore %2 compare due volte; il file è danneggiato, scaricalo di nuovo.</translation>
    </message>
    <message>
        <source>%1: the tensor %2 must hold %3 numbers in fp32.</source>
        <translation>%1: il tensore %2 deve contenere %3 numeri in fp32.</translation>
    </message>
    <message>
        <source>%1: the tensor %2 must hold numbers above 0 only.</source>
        <translation>%1: il tensore %2 deve contenere soltanto numeri maggiori di 0.</translation>
    </message>
    <message>
        <source>%1 is not supported.</source>
        <translation>%1 non è supportato.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;; supported are none, linear, yarn and longrope.</source>
        <translation>%1 è &quot;%2&quot;; sono supportati none, linear, yarn e longrope.</translation>
    </message>
    <message>
        <source>%1 and the tensor rope_freqs.weight cannot both be followed.</source>
        <translation>%1 e il tensore rope_freqs.weight non possono essere seguiti entrambi.</translation>
    </message>
    <message>
        <source>%1 must be above 1.</source>
        <translation>%1 deve essere maggiore di 1.</translation>
    </message>
    <message>
        <source>%1 ends before its type%2</source>
        <translation>%1 finisce prima del suo tipo%2</translation>
    </message>
    <message>
        <source>%1 has the unknown value type %2 (0 to 12 are known)%3</source>
        <translation>%1 ha il tipo di valore sconosciuto %2 (sono noti da 0 a 12)%3</translation>
    </message>
    <message>
        <source>%1 claims %2 of %3, but only %4 bytes are left in the file%5</source>
        <translation>%1 dichiara %2 di %3, ma nel file restano soltanto %4 byte%5</translation>
    </message>
    <message>
        <source>%1 ends before its text%2</source>
        <translation>%1 finisce prima del suo testo%2</translation>
    </message>
    <message>
        <source>a text length</source>
        <translation>una lunghezza di testo</translation>
    </message>
    <message>
        <source>%1 has a text (number %2 of %3) that reaches beyond the end of the file%4</source>
        <translation>%1 ha un testo (numero %2 di %3) che va oltre la fine del file%4</translation>
    </message>
    <message>
        <source>%1 is an array of arrays, which no known model uses and which is not read; convert the model again with llama.cpp&apos;s converter.</source>
        <translation>%1 è un array di array, che nessun modello noto usa e che non viene letto; converti di nuovo il modello con il convertitore di llama.cpp.</translation>
    </message>
    <message>
        <source>%1 ends before its array&apos;s length%2</source>
        <translation>%1 finisce prima della lunghezza del suo array%2</translation>
    </message>
    <message>
        <source>an array length</source>
        <translation>una lunghezza di array</translation>
    </message>
    <message>
        <source>%1 ends before its value%2</source>
        <translation>%1 finisce prima del suo valore%2</translation>
    </message>
    <message>
        <source>%1 names %2 layers, but %3 is %4.</source>
        <translation>%1 indica %2 layer, ma %3 è %4.</translation>
    </message>
    <message>
        <source>%1 holds &quot;%2&quot;; supported are full_attention and sliding_attention.</source>
        <translation>%1 contiene &quot;%2&quot;; sono supportati full_attention e sliding_attention.</translation>
    </message>
    <message>
        <source>%1 must have a number for each of the %2 layers, but it has %3.</source>
        <translation>%1 deve avere un numero per ciascuno dei %2 layer, ma ne ha %3.</translation>
    </message>
    <message>
        <source>%1 holds no snapshot of the model (refs/main names none); download the model again.</source>
        <translation>%1 non contiene alcuno snapshot del modello (refs/main non ne indica); scarica di nuovo il modello.</translation>
    </message>
    <message>
        <source>%1 holds no snapshot of the model (refs/main names &quot;%2&quot;); download the model again.</source>
        <translation>%1 non contiene alcuno snapshot del modello (refs/main indica &quot;%2&quot;); scarica di nuovo il modello.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;; supported are silu, gelu, gelu_new, gelu_pytorch_tanh, relu and relu2.</source>
        <translation>%1 è &quot;%2&quot;; sono supportati silu, gelu, gelu_new, gelu_pytorch_tanh, relu e relu2.</translation>
    </message>
    <message>
        <source>%1 = %2 is not a multiple of %3 = %4, and no head size is given.</source>
        <translation>%1 = %2 non è un multiplo di %3 = %4, e nessuna dimensione delle head è data.</translation>
    </message>
    <message>
        <source>%1 holds no JSON object; the file is damaged or is no model description.</source>
        <translation>%1 non contiene un oggetto JSON; il file è danneggiato o non è la descrizione di un modello.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which is not supported. Supported are %3.</source>
        <translation>%1 è &quot;%2&quot;, che non è supportato. Sono supportati %3.</translation>
    </message>
    <message>
        <source>%1 = %2 is not supported: choose the unquantized model, or a GGUF file.</source>
        <translation>%1 = %2 non è supportato: scegli il modello non quantizzato, o un file GGUF.</translation>
    </message>
    <message>
        <source>%1 is missing or cannot be read; it must lie beside the weights.</source>
        <translation>%1 manca o non può essere letto; deve trovarsi accanto ai pesi.</translation>
    </message>
    <message>
        <source>%1 must hold full_attention and sliding_attention for this model_type.</source>
        <translation>%1 deve contenere full_attention e sliding_attention per questo model_type.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;; supported are default, linear, dynamic, llama3, yarn and longrope.</source>
        <translation>%1 è &quot;%2&quot;; sono supportati default, linear, dynamic, llama3, yarn e longrope.</translation>
    </message>
    <message>
        <source>%1 must be even, but it is %2.</source>
        <translation>%1 deve essere pari, ma è %2.</translation>
    </message>
    <message>
        <source>%1 must be at most 1, but it is %2.</source>
        <translation>%1 deve essere al massimo 1, ma è %2.</translation>
    </message>
    <message>
        <source>%1 is %2; this model_type is known only with all dimensions rotated.</source>
        <translation>%1 è %2; questo model_type è noto soltanto con tutte le dimensioni ruotate.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 dimensions of each head would rotate; the number must be even and at least 2.</source>
        <translation>%1: ruoterebbero %2 di %3 dimensioni di ogni head; il numero deve essere pari e almeno 2.</translation>
    </message>
    <message>
        <source>%1 must be a list of %2 numbers above 0, but it has %3.</source>
        <translation>%1 deve essere un elenco di %2 numeri maggiori di 0, ma ne ha %3.</translation>
    </message>
    <message>
        <source>%1 must be a list of %2 numbers above 0, but it has %3, not all of them above 0.</source>
        <translation>%1 deve essere un elenco di %2 numeri maggiori di 0, ma ne ha %3, non tutti maggiori di 0.</translation>
    </message>
    <message>
        <source>%1 must be above low_freq_factor.</source>
        <translation>%1 deve essere maggiore di low_freq_factor.</translation>
    </message>
    <message>
        <source>%1 must be at least 2 for longrope.</source>
        <translation>%1 deve essere almeno 2 per longrope.</translation>
    </message>
    <message>
        <source>%1: dynamic RoPE needs more than 2 rotated dimensions in each head.</source>
        <translation>%1: il RoPE dinamico richiede più di 2 dimensioni ruotate in ogni head.</translation>
    </message>
    <message>
        <source>%1 changes the rotation in a way that is not supported.</source>
        <translation>%1 cambia la rotazione in un modo non supportato.</translation>
    </message>
    <message>
        <source>a list of %1 whole numbers from 1 to %2</source>
        <translation>un elenco di %1 numeri interi da 1 a %2</translation>
    </message>
    <message>
        <source>a list of %1</source>
        <translation>un elenco di %1</translation>
    </message>
    <message>
        <source>a list with other values</source>
        <translation>un elenco con altri valori</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation>%1 non può essere letto</translation>
    </message>
    <message>
        <source>%1 is not an Ollama manifest with &quot;layers&quot;; pull the model again.</source>
        <translation>%1 non è un manifest di Ollama con &quot;layers&quot;; esegui di nuovo il pull del modello.</translation>
    </message>
    <message>
        <source>%1 names its weights by a digest that is not sha256; pull the model again.</source>
        <translation>%1 indica i suoi pesi con un digest che non è sha256; esegui di nuovo il pull del modello.</translation>
    </message>
    <message>
        <source>%1 names the weights %2, which do not exist; pull the model again.</source>
        <translation>%1 indica i pesi %2, che non esistono; esegui di nuovo il pull del modello.</translation>
    </message>
    <message>
        <source>%1 names no weights in GGUF form; pull the model again, or choose another one.</source>
        <translation>%1 non indica pesi in forma GGUF; esegui di nuovo il pull del modello, o scegline un altro.</translation>
    </message>
    <message>
        <source>On the CPU Sinkscope computes in fp32 only; choose fp32, or bf16 and fp16 on a CUDA device.</source>
        <translation>Sulla CPU Sinkscope calcola soltanto in fp32; scegli fp32, oppure bf16 e fp16 su un dispositivo CUDA.</translation>
    </message>
    <message>
        <source>No CUDA device can be used: this build&apos;s LibTorch has no CUDA, or no NVIDIA driver answers. Choose the CPU.</source>
        <translation>Nessun dispositivo CUDA può essere usato: LibTorch di questa build non ha CUDA, o nessun driver NVIDIA risponde. Scegli la CPU.</translation>
    </message>
    <message>
        <source>There is no tokenizer.json in %1: only token ids can be run.</source>
        <translation>Non c&apos;è un tokenizer.json in %1: si possono eseguire soltanto id di token.</translation>
    </message>
    <message>
        <source>Only token ids can be run, because the tokenizer cannot be used: %1</source>
        <translation>Si possono eseguire soltanto id di token, perché il tokenizer non può essere usato: %1</translation>
    </message>
    <message>
        <source>%1 could not be loaded</source>
        <translation>%1 non può essere caricato</translation>
    </message>
    <message>
        <source>%1 = %2 changes the computation in a way that is not supported for this model_type.</source>
        <translation>%1 = %2 cambia il calcolo in un modo non supportato per questo model_type.</translation>
    </message>
    <message>
        <source>%1 names layers that do not see all tokens; this model_type is known only with full_attention.</source>
        <translation>%1 indica layer che non vedono tutti i token; questo model_type è noto soltanto con full_attention.</translation>
    </message>
    <message>
        <source>%1 has no &quot;weight_map&quot; of tensors and shards; download it again.</source>
        <translation>%1 non ha una &quot;weight_map&quot; di tensori e shard; scaricalo di nuovo.</translation>
    </message>
    <message>
        <source>%1: &quot;weight_map&quot; gives tensor &quot;%2&quot; the shard %3 where the plain name of a file in the same folder is expected; download the index again.</source>
        <translation>%1: &quot;weight_map&quot; dà al tensore &quot;%2&quot; lo shard %3 dove è atteso il semplice nome di un file nella stessa cartella; scarica di nuovo l&apos;indice.</translation>
    </message>
    <message>
        <source>%1 names %2 shards, but %3 of them is missing (%4); download what is missing into the same folder.</source>
        <translation>%1 indica %2 shard, ma %3 di essi manca (%4); scarica ciò che manca nella stessa cartella.</translation>
    </message>
    <message>
        <source>%1 names %2 shards, but %3 of them are missing (%4); download what is missing into the same folder.</source>
        <translation>%1 indica %2 shard, ma %3 di essi mancano (%4); scarica ciò che manca nella stessa cartella.</translation>
    </message>
    <message>
        <source>%1: tensor &quot;%2&quot; lies in %3 and in %4, and the index does not say which holds; download the model again.</source>
        <translation>%1: il tensore &quot;%2&quot; si trova in %3 e in %4, e l&apos;indice non dice quale vale; scarica di nuovo il modello.</translation>
    </message>
    <message>
        <source>%1 says that tensor &quot;%2&quot; lies in %3, but it does not; the shard belongs to another version, download it again.</source>
        <translation>%1 dice che il tensore &quot;%2&quot; si trova in %3, ma non c&apos;è; lo shard appartiene a un&apos;altra versione, scaricalo di nuovo.</translation>
    </message>
    <message>
        <source>%1 holds %2 .safetensors files but no %3 that says how they belong together; download it, or open one file by its name.</source>
        <translation>%1 contiene %2 file .safetensors ma nessun %3 che dica come si compongono; scaricalo, o apri un file indicandone il nome.</translation>
    </message>
    <message>
        <source>%1 holds no .safetensors file; give a folder with model.safetensors or with %2 and its shards.</source>
        <translation>%1 non contiene alcun file .safetensors; indica una cartella con model.safetensors, o con %2 e i suoi shard.</translation>
    </message>
    <message>
        <source>%1 has %2 bytes where a safetensors file has at least 8; it is truncated, %3.</source>
        <translation>%1 ha %2 byte dove un file safetensors ne ha almeno 8; è troncato, %3.</translation>
    </message>
    <message>
        <source>%1 says that its header has %2 bytes, but only %3 follow; it is truncated or damaged, %4.</source>
        <translation>%1 dice che la sua intestazione ha %2 byte, ma ne seguono soltanto %3; è troncato o danneggiato, %4.</translation>
    </message>
    <message>
        <source>%1 says that its header has %2 bytes where at most 100000000 are allowed; it is damaged, %3.</source>
        <translation>%1 dice che la sua intestazione ha %2 byte dove ne sono ammessi al massimo 100000000; è danneggiato, %3.</translation>
    </message>
    <message>
        <source>%1 has a header that is not a JSON object; it is damaged, %2.</source>
        <translation>%1 ha un&apos;intestazione che non è un oggetto JSON; è danneggiato, %2.</translation>
    </message>
    <message>
        <source>%1 is named twice in the header; the file is damaged, %2.</source>
        <translation>%1 compare due volte nell&apos;intestazione; il file è danneggiato, %2.</translation>
    </message>
    <message>
        <source>%1 has no &quot;dtype&quot; in the header; the file is damaged, %2.</source>
        <translation>%1 non ha &quot;dtype&quot; nell&apos;intestazione; il file è danneggiato, %2.</translation>
    </message>
    <message>
        <source>%1 is stored as %2, which cannot be read (F64, F32, F16, BF16, U8, I8, I16, I32, I64 and BOOL can); use an unquantized version of the model, or a GGUF file.</source>
        <translation>%1 è memorizzato come %2, che non può essere letto (si leggono F64, F32, F16, BF16, U8, I8, I16, I32, I64 e BOOL); usa una versione non quantizzata del modello, o un file GGUF.</translation>
    </message>
    <message>
        <source>%1 is not described by a JSON object; the file is damaged, %2.</source>
        <translation>%1 non è descritto da un oggetto JSON; il file è danneggiato, %2.</translation>
    </message>
    <message>
        <source>%1 needs &quot;shape&quot; and two &quot;data_offsets&quot; that are whole numbers from 0 on; the file is damaged, %2.</source>
        <translation>%1 richiede &quot;shape&quot; e due &quot;data_offsets&quot; che siano numeri interi da 0 in su; il file è danneggiato, %2.</translation>
    </message>
    <message>
        <source>%1 has a shape whose size overflows; the file is damaged, %2.</source>
        <translation>%1 ha una forma la cui grandezza trabocca; il file è danneggiato, %2.</translation>
    </message>
    <message>
        <source>%1 needs %2 bytes by its shape, but its offsets are %3 to %4; the file is damaged, %5.</source>
        <translation>%1 richiede %2 byte per la sua forma, ma i suoi offset vanno da %3 a %4; il file è danneggiato, %5.</translation>
    </message>
    <message>
        <source>%1 ends at byte %2 of the data, but only %3 bytes are there; the file is truncated, %4.</source>
        <translation>%1 finisce al byte %2 dei dati, ma ci sono soltanto %3 byte; il file è troncato, %4.</translation>
    </message>
    <message>
        <source>%1 overlaps another tensor in the data; the file is damaged, %2.</source>
        <translation>%1 si sovrappone a un altro tensore nei dati; il file è danneggiato, %2.</translation>
    </message>
    <message>
        <source>%1 leaves a gap before it in the data; the file is damaged, %2.</source>
        <translation>%1 lascia un vuoto prima di sé nei dati; il file è danneggiato, %2.</translation>
    </message>
    <message>
        <source>%1 has %2 bytes after its last tensor; it is damaged, %3.</source>
        <translation>%1 ha %2 byte dopo il suo ultimo tensore; è danneggiato, %3.</translation>
    </message>
    <message>
        <source>The tensor %1 is missing in the checkpoint; the checkpoint is incomplete, or not what its description says.</source>
        <translation>Il tensore %1 manca nel checkpoint; il checkpoint è incompleto, o non è ciò che dice la sua descrizione.</translation>
    </message>
    <message>
        <source>The tensor %1 is missing in %2; the checkpoint is incomplete, or not what its description says.</source>
        <translation>Il tensore %1 manca in %2; il checkpoint è incompleto, o non è ciò che dice la sua descrizione.</translation>
    </message>
    <message>
        <source>The tensor %1 is missing in %2 and the %3 files beside it; the checkpoint is incomplete, or not what its description says.</source>
        <translation>Il tensore %1 manca in %2 e nei %3 file accanto; il checkpoint è incompleto, o non è ciò che dice la sua descrizione.</translation>
    </message>
    <message>
        <source>%1: the tensor %2 must have the shape %3 by the model&apos;s description, but has %4.</source>
        <translation>%1: il tensore %2 deve avere la forma %3 secondo la descrizione del modello, ma ha %4.</translation>
    </message>
    <message>
        <source>%1: the tensor %2 is stored as %3, whose blocks of %4 do not divide its rows of %5.</source>
        <translation>%1: il tensore %2 è memorizzato come %3, i cui blocchi di %4 non dividono le sue righe di %5.</translation>
    </message>
    <message>
        <source>The weights of this model need %1 of memory, but the limit is %2: choose a smaller model, or raise the memory limit if the machine has more.</source>
        <translation>I pesi di questo modello richiedono %1 di memoria, ma il limite è %2: scegli un modello più piccolo, o alza il limite di memoria se il computer ne ha di più.</translation>
    </message>
    <message>
        <source>SHA-256 cannot be computed because OpenSSL does not offer it; check its configuration.</source>
        <translation>SHA-256 non può essere calcolato perché OpenSSL non lo offre; controlla la sua configurazione.</translation>
    </message>
    <message>
        <source>The model was not read from a file, so there is no file to hash.</source>
        <translation>Il modello non è stato letto da un file, quindi non c&apos;è un file di cui calcolare l&apos;hash.</translation>
    </message>
    <message>
        <source>The weight files cannot be hashed</source>
        <translation>L&apos;hash dei file dei pesi non può essere calcolato</translation>
    </message>
    <message>
        <source>The description says that the output matrix is its own, but the file has no %1: the embedding is used.</source>
        <translation>La descrizione dice che la matrice di output è a sé, ma il file non ha %1: viene usato l&apos;embedding.</translation>
    </message>
    <message>
        <source>The description says that the embedding is the output matrix too, but the file has another %1: that is used.</source>
        <translation>La descrizione dice che l&apos;embedding è anche la matrice di output, ma il file ha un altro %1: viene usato quello.</translation>
    </message>
    <message>
        <source>%1 holds the tensor %2, which the model&apos;s description has no place for; it would change the result, so the file is refused.</source>
        <translation>%1 contiene il tensore %2, per cui la descrizione del modello non ha posto; cambierebbe il risultato, quindi il file viene rifiutato.</translation>
    </message>
    <message>
        <source>The session&apos;s model %1 is neither at %2 nor among the models found on this machine; open it to compute what the session does not keep.</source>
        <translation>Il modello della sessione %1 non è in %2 né tra i modelli trovati su questo computer; aprilo per calcolare ciò che la sessione non conserva.</translation>
    </message>
    <message>
        <source>its array &quot;%1Place&quot; names a token or a channel that is not there</source>
        <translation>il suo array &quot;%1Place&quot; indica un token o un canale che non c&apos;è</translation>
    </message>
    <message>
        <source>a whole number below %1</source>
        <translation>un numero intero minore di %1</translation>
    </message>
    <message>
        <source>its steps are not a list</source>
        <translation>i suoi passi non sono un elenco</translation>
    </message>
    <message>
        <source>A step</source>
        <translation>Un passo</translation>
    </message>
    <message>
        <source>The ME layer</source>
        <translation>Il layer ME</translation>
    </message>
    <message>
        <source>The life cycle</source>
        <translation>Il ciclo di vita</translation>
    </message>
    <message>
        <source>its ME layer does not belong to its massive entries</source>
        <translation>il suo layer ME non corrisponde ai suoi valori massivi</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>un elenco</translation>
    </message>
    <message>
        <source>The model&apos;s description has a size that no model has.</source>
        <translation>La descrizione del modello ha una dimensione che nessun modello ha.</translation>
    </message>
    <message>
        <source>The model&apos;s description</source>
        <translation>La descrizione del modello</translation>
    </message>
    <message>
        <source>a list of three numbers</source>
        <translation>un elenco di tre numeri</translation>
    </message>
    <message>
        <source>A picture is of a head that the model does not have.</source>
        <translation>Un&apos;immagine è di una head che il modello non ha.</translation>
    </message>
    <message>
        <source>A key space</source>
        <translation>Un key space</translation>
    </message>
    <message>
        <source>its key space marks a token that is not there</source>
        <translation>il suo key space segna un token che non c&apos;è</translation>
    </message>
    <message>
        <source>An attention map</source>
        <translation>Una mappa di attenzione</translation>
    </message>
    <message>
        <source>A channel</source>
        <translation>Un canale</translation>
    </message>
    <message>
        <source>A picture is of a channel that the model does not have.</source>
        <translation>Un&apos;immagine è di un canale che il modello non ha.</translation>
    </message>
    <message>
        <source>its pictures are not lists</source>
        <translation>le sue immagini non sono elenchi</translation>
    </message>
    <message>
        <source>The list of pictures</source>
        <translation>L&apos;elenco delle immagini</translation>
    </message>
    <message>
        <source>its array &quot;%1&quot; names a place that is not there, or out of order</source>
        <translation>il suo array &quot;%1&quot; indica un posto che non c&apos;è, o fuori ordine</translation>
    </message>
    <message>
        <source>The first bad number</source>
        <translation>Il primo numero non valido</translation>
    </message>
    <message>
        <source>its first bad number stands at a place that is not there</source>
        <translation>il suo primo numero non valido sta in un posto che non c&apos;è</translation>
    </message>
    <message>
        <source>The run &quot;%1&quot;</source>
        <translation>L&apos;esecuzione &quot;%1&quot;</translation>
    </message>
    <message>
        <source>its array &quot;%1&quot; is missing</source>
        <translation>il suo array &quot;%1&quot; manca</translation>
    </message>
    <message>
        <source>its array &quot;%1&quot; is %2 %3 where %4 %5 is expected</source>
        <translation>il suo array &quot;%1&quot; è %2 %3 dove è atteso %4 %5</translation>
    </message>
    <message>
        <source>its array &quot;%1&quot; has the shape %2 where %3 dimensions are expected</source>
        <translation>il suo array &quot;%1&quot; ha la forma %2 dove sono attese %3 dimensioni</translation>
    </message>
    <message>
        <source>its array &quot;%1&quot; holds %2 where numbers from %3 to %4 are expected</source>
        <translation>il suo array &quot;%1&quot; contiene %2 dove sono attesi numeri da %3 a %4</translation>
    </message>
    <message>
        <source>open an older copy of it</source>
        <translation>aprine una copia più vecchia</translation>
    </message>
    <message>
        <source>%1 has %2, more than half of this machine&apos;s memory; open it on a larger one.</source>
        <translation>%1 ha %2, più della metà della memoria di questo computer; aprilo su uno più grande.</translation>
    </message>
    <message>
        <source>%1 is a safetensors file, but not one that Sinkscope saved; open it as a model.</source>
        <translation>%1 è un file safetensors, ma non uno salvato da Sinkscope; aprilo come modello.</translation>
    </message>
    <message>
        <source>%1 is damaged: its description of the session is no JSON object.</source>
        <translation>%1 è danneggiato: la sua descrizione della sessione non è un oggetto JSON.</translation>
    </message>
    <message>
        <source>%1 is damaged: it does not say which version of session it is.</source>
        <translation>%1 è danneggiato: non dice di quale versione di sessione si tratta.</translation>
    </message>
    <message>
        <source>%1 is a session of version %2 from a newer Sinkscope, and this one reads up to %3; open it with the newer one.</source>
        <translation>%1 è una sessione di versione %2 di un Sinkscope più recente, e questo legge fino alla %3; aprila con quello più recente.</translation>
    </message>
    <message>
        <source>it holds a run but does not describe its model</source>
        <translation>contiene un&apos;esecuzione ma non ne descrive il modello</translation>
    </message>
    <message>
        <source>an id of the vocabulary</source>
        <translation>un id del vocabolario</translation>
    </message>
    <message>
        <source>it holds a run but not its tokens</source>
        <translation>contiene un&apos;esecuzione ma non i suoi token</translation>
    </message>
    <message>
        <source>its ids and its tokens are not the same</source>
        <translation>i suoi id e i suoi token non coincidono</translation>
    </message>
    <message>
        <source>its prompt has no tokens</source>
        <translation>il suo prompt non ha token</translation>
    </message>
    <message>
        <source>it holds a run with interventions but does not say which</source>
        <translation>contiene un&apos;esecuzione con interventi ma non dice quali</translation>
    </message>
    <message>
        <source>its streamChange does not have one number for each layer</source>
        <translation>il suo streamChange non ha un numero per ogni layer</translation>
    </message>
    <message>
        <source>%1 is not a session that can be opened</source>
        <translation>%1 non è una sessione che si possa aprire</translation>
    </message>
    <message>
        <source>The session</source>
        <translation>La sessione</translation>
    </message>
    <message>
        <source>its %1 holds something that is no number</source>
        <translation>il suo %1 contiene qualcosa che non è un numero</translation>
    </message>
    <message>
        <source>%1 needs the model, which is not open; the session keeps %2.</source>
        <translation>%1: serve il modello, che non è aperto; la sessione conserva %2.</translation>
    </message>
    <message>
        <source>layer %1 head %2</source>
        <translation>layer %1 head %2</translation>
    </message>
    <message>
        <source>The pictures of the session stopped</source>
        <translation>Le immagini della sessione si sono interrotte</translation>
    </message>
    <message>
        <source>The attention map of %1</source>
        <translation>La mappa di attenzione di %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nulla</translation>
    </message>
    <message>
        <source>that of %1</source>
        <translation>quella di %1</translation>
    </message>
    <message>
        <source>The part of the attention map that was asked for does not lie within the prompt.</source>
        <translation>La parte richiesta della mappa di attenzione non sta nel prompt.</translation>
    </message>
    <message>
        <source>A part of this attention map</source>
        <translation>Una parte di questa mappa di attenzione</translation>
    </message>
    <message>
        <source>the whole map, reduced to %1 cells a side by their largest</source>
        <translation>l&apos;intera mappa, ridotta a %1 celle per lato con il loro massimo</translation>
    </message>
    <message>
        <source>The key space of %1</source>
        <translation>Il key space di %1</translation>
    </message>
    <message>
        <source>Channel %1</source>
        <translation>Canale %1</translation>
    </message>
    <message>
        <source>no channel</source>
        <translation>nessun canale</translation>
    </message>
    <message>
        <source>The model&apos;s reference</source>
        <translation>Il riferimento del modello</translation>
    </message>
    <message>
        <source>its cards are no list</source>
        <translation>le sue schede non sono un elenco</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>Una scheda</translation>
    </message>
    <message>
        <source>The list of thresholds</source>
        <translation>L&apos;elenco delle soglie</translation>
    </message>
    <message>
        <source>The selection</source>
        <translation>La selezione</translation>
    </message>
    <message>
        <source>its field %1 is missing</source>
        <translation>il suo campo %1 manca</translation>
    </message>
    <message>
        <source>Splitting a text into tokens needs the model, which is not open; open the session&apos;s model first.</source>
        <translation>Dividere un testo in token richiede il modello, che non è aperto; apri prima il modello della sessione.</translation>
    </message>
    <message>
        <source>Token %1 is not among those that the session names; open its model.</source>
        <translation>Il token %1 non è tra quelli indicati dalla sessione; apri il suo modello.</translation>
    </message>
    <message>
        <source>its %1 is no list</source>
        <translation>il suo %1 non è un elenco</translation>
    </message>
    <message>
        <source>list of tokens</source>
        <translation>elenco dei token</translation>
    </message>
    <message>
        <source>Token %1</source>
        <translation>Token %1</translation>
    </message>
    <message>
        <source>an id below the vocabulary&apos;s %1</source>
        <translation>un id minore dei %1 del vocabolario</translation>
    </message>
    <message>
        <source>A part of the prompt</source>
        <translation>Una parte del prompt</translation>
    </message>
    <message>
        <source>%1 because there is not enough memory; close other programs or choose something smaller.</source>
        <translation>%1 perché non c&apos;è abbastanza memoria; chiudi altri programmi o scegli qualcosa di più piccolo.</translation>
    </message>
    <message>
        <source>%1 does not exist; check the path, or download the file again.</source>
        <translation>%1 non esiste; controlla il percorso, o scarica di nuovo il file.</translation>
    </message>
    <message>
        <source>%1 cannot be read because permission is denied; change its or its folder&apos;s permissions.</source>
        <translation>%1 non può essere letto perché il permesso è negato; cambia i permessi del file o della sua cartella.</translation>
    </message>
    <message>
        <source>%1 cannot be opened (%2); check the disk and try again.</source>
        <translation>%1 non può essere aperto (%2); controlla il disco e riprova.</translation>
    </message>
    <message>
        <source>%1 is a folder where a file is expected; give the path of a file.</source>
        <translation>%1 è una cartella dove è atteso un file; indica il percorso di un file.</translation>
    </message>
    <message>
        <source>%1 is a device or pipe where a file is expected; give the path of a file.</source>
        <translation>%1 è un dispositivo o una pipe dove è atteso un file; indica il percorso di un file.</translation>
    </message>
    <message>
        <source>%1 is empty (0 bytes); %2.</source>
        <translation>%1 è vuoto (0 byte); %2.</translation>
    </message>
    <message>
        <source>%1 was shortened while it was being read: %2 bytes were there, now %3; wait until nothing writes to it and open it again.</source>
        <translation>%1 è stato accorciato durante la lettura: c&apos;erano %2 byte, ora %3; aspetta che nessuno vi scriva più e aprilo di nuovo.</translation>
    </message>
    <message>
        <source>download it again</source>
        <translation>scaricalo di nuovo</translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation>%1 KiB</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>%1.%2 GiB</source>
        <translation>%1,%2 GiB</translation>
    </message>
    <message>
        <source>%1.%2 TiB</source>
        <translation>%1,%2 TiB</translation>
    </message>
    <message>
        <source>The text has the character &quot;%1&quot;, which no token of this vocabulary can spell; leave it out.</source>
        <translation>Il testo contiene il carattere &quot;%1&quot;, che nessun token di questo vocabolario sa scrivere; toglilo.</translation>
    </message>
    <message>
        <source>Sinkscope cannot apply this template: it is not valid UTF-8. Convert the model again.</source>
        <translation>Sinkscope non può applicare questo template: non è UTF-8 valido. Converti di nuovo il modello.</translation>
    </message>
    <message>
        <source>Sinkscope cannot apply this template: it is none of the published ones that it knows. Write the prompt with the model&apos;s own marks instead.</source>
        <translation>Sinkscope non può applicare questo template: non è tra quelli pubblicati che conosce. Scrivi invece il prompt con i contrassegni propri del modello.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8: byte %1 (counted from 0) begins no character. Save it as UTF-8.</source>
        <translation>Il testo non è UTF-8 valido: il byte %1 (contando da 0) non comincia alcun carattere. Salvalo come UTF-8.</translation>
    </message>
    <message>
        <source>The %1 chat template of this model has no place for a system text; leave it empty, or put it at the beginning of the user text.</source>
        <translation>Il chat template %1 di questo modello non ha posto per un testo di sistema; lascialo vuoto, o mettilo all&apos;inizio del testo dell&apos;utente.</translation>
    </message>
    <message>
        <source>Sinkscope cannot apply this model&apos;s chat template: %1 %2</source>
        <translation>Sinkscope non può applicare il chat template di questo modello: %1 %2</translation>
    </message>
    <message>
        <source>is no valid JSON object; download it again.</source>
        <translation>non è un oggetto JSON valido; scaricalo di nuovo.</translation>
    </message>
    <message>
        <source>should give field &quot;chat_template&quot; a text, or a list of which one is named default.</source>
        <translation>dovrebbe dare al campo &quot;chat_template&quot; un testo, o un elenco di cui uno si chiami default.</translation>
    </message>
    <message>
        <source>A random prompt of %1 tokens was asked for; expected at least 1.</source>
        <translation>È stato chiesto un prompt casuale di %1 token; ne serve almeno 1.</translation>
    </message>
    <message>
        <source>The vocabulary of %1 tokens has no ordinary one that a random prompt could be drawn from.</source>
        <translation>Il vocabolario di %1 token non ne ha uno ordinario da cui estrarre un prompt casuale.</translation>
    </message>
    <message>
        <source>The tokenizer of %1 cannot be read</source>
        <translation>Il tokenizer di %1 non può essere letto</translation>
    </message>
    <message>
        <source>%1: field &quot;%2&quot; %3.</source>
        <translation>%1: il campo &quot;%2&quot; %3.</translation>
    </message>
    <message>
        <source>should be %1, but is %2; convert the model again with a current converter</source>
        <translation>dovrebbe essere %1, ma è %2; converti di nuovo il modello con un convertitore attuale</translation>
    </message>
    <message>
        <source>should be %1, but is missing; convert the model again with a current converter</source>
        <translation>dovrebbe essere %1, ma manca; converti di nuovo il modello con un convertitore attuale</translation>
    </message>
    <message>
        <source>is &quot;%1&quot;, which Sinkscope does not know; it knows gpt2 and llama</source>
        <translation>è &quot;%1&quot;, che Sinkscope non conosce; conosce gpt2 e llama</translation>
    </message>
    <message>
        <source>is &quot;%1&quot;, a way to split words that Sinkscope does not know; use the model&apos;s Hugging Face folder instead</source>
        <translation>è &quot;%1&quot;, un modo di dividere le parole che Sinkscope non conosce; usa invece la cartella di Hugging Face del modello</translation>
    </message>
    <message>
        <source>has an entry %1 that is not two texts with a space between</source>
        <translation>ha una voce %1 che non è formata da due testi con uno spazio in mezzo</translation>
    </message>
    <message>
        <source>has %1 entries for %2 tokens</source>
        <translation>ha %1 voci per %2 token</translation>
    </message>
    <message>
        <source>has an entry %1 that is no finite number</source>
        <translation>ha una voce %1 che non è un numero finito</translation>
    </message>
    <message>
        <source>a list of integers</source>
        <translation>un elenco di interi</translation>
    </message>
    <message>
        <source>has %1 entries, but should have 1 to %2</source>
        <translation>ha %1 voci, ma dovrebbe averne da 1 a %2</translation>
    </message>
    <message>
        <source>has an entry %1 that is no valid UTF-8</source>
        <translation>ha una voce %1 che non è UTF-8 valido</translation>
    </message>
    <message>
        <source>has an entry %1 that is %2, but should be 1 to 6</source>
        <translation>ha una voce %1 che è %2, ma dovrebbe essere da 1 a 6</translation>
    </message>
    <message>
        <source>has an entry %1 that is &quot;%2&quot;, but should be a byte as in &lt;0xE4&gt;, as its type says</source>
        <translation>ha una voce %1 che è &quot;%2&quot;, ma dovrebbe essere un byte come in &lt;0xE4&gt;, come dice il suo tipo</translation>
    </message>
    <message>
        <source>is missing, but the tokenizer adds this token to each text</source>
        <translation>manca, ma il tokenizer aggiunge questo token a ogni testo</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>un intero</translation>
    </message>
    <message>
        <source>is %1, which is no token: there are %2</source>
        <translation>è %1, che non è un token: ce ne sono %2</translation>
    </message>
    <message>
        <source>between 0 and %1</source>
        <translation>tra 0 e %1</translation>
    </message>
    <message>
        <source>%1: field &quot;post_processor&quot; adds token %2, which the vocabulary does not have.</source>
        <translation>%1: il campo &quot;post_processor&quot; aggiunge il token %2, che il vocabolario non ha.</translation>
    </message>
    <message>
        <source>only BPE</source>
        <translation>soltanto BPE</translation>
    </message>
    <message>
        <source>only models without one</source>
        <translation>soltanto modelli che non ne hanno</translation>
    </message>
    <message>
        <source>only models without it</source>
        <translation>soltanto modelli senza</translation>
    </message>
    <message>
        <source>%1: field &quot;model.vocab&quot; is missing or empty; it should give each token an id.</source>
        <translation>%1: il campo &quot;model.vocab&quot; manca o è vuoto; dovrebbe dare un id a ogni token.</translation>
    </message>
    <message>
        <source>%1: field &quot;model.vocab&quot; gives &quot;%2&quot; the id %3, which should lie between 0 and %4.</source>
        <translation>%1: il campo &quot;model.vocab&quot; dà a &quot;%2&quot; l&apos;id %3, che dovrebbe stare tra 0 e %4.</translation>
    </message>
    <message>
        <source>%1: field &quot;model.vocab&quot; gives &quot;%2&quot; and &quot;%3&quot; the same id %4.</source>
        <translation>%1: il campo &quot;model.vocab&quot; dà a &quot;%2&quot; e &quot;%3&quot; lo stesso id %4.</translation>
    </message>
    <message>
        <source>%1: field &quot;%2&quot; is %3, which is already the id of &quot;%4&quot; in the vocabulary.</source>
        <translation>%1: il campo &quot;%2&quot; è %3, che è già l&apos;id di &quot;%4&quot; nel vocabolario.</translation>
    </message>
    <message>
        <source>%1: field &quot;model.unk_token&quot; is &quot;%2&quot;, which the vocabulary does not have.</source>
        <translation>%1: il campo &quot;model.unk_token&quot; è &quot;%2&quot;, che il vocabolario non ha.</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1 non può essere letto</translation>
    </message>
    <message>
        <source>%1: field &quot;%2[%3]&quot; joins &quot;%4&quot; and &quot;%5&quot;, but &quot;%6&quot; is no token of the vocabulary.</source>
        <translation>%1: il campo &quot;%2[%3]&quot; unisce &quot;%4&quot; e &quot;%5&quot;, ma &quot;%6&quot; non è un token del vocabolario.</translation>
    </message>
    <message>
        <source>nested less deeply</source>
        <translation>annidato meno in profondità</translation>
    </message>
    <message>
        <source>NFC, NFD, NFKC, NFKD, Lowercase, Prepend, Replace, Strip and Sequence</source>
        <translation>NFC, NFD, NFKC, NFKD, Lowercase, Prepend, Replace, Strip e Sequence</translation>
    </message>
    <message>
        <source>%1: field &quot;%2&quot; is &quot;%3&quot;, which cannot be used: %4.</source>
        <translation>%1: il campo &quot;%2&quot; è &quot;%3&quot;, che non può essere usato: %4.</translation>
    </message>
    <message>
        <source>it uses %1, which Sinkscope does not know</source>
        <translation>usa %1, che Sinkscope non conosce</translation>
    </message>
    <message>
        <source>a class inside a class</source>
        <translation>una classe dentro una classe</translation>
    </message>
    <message>
        <source>an intersection of classes</source>
        <translation>un&apos;intersezione di classi</translation>
    </message>
    <message>
        <source>%1 inside a class</source>
        <translation>%1 dentro una classe</translation>
    </message>
    <message>
        <source>a + after {%1}</source>
        <translation>un + dopo {%1}</translation>
    </message>
    <message>
        <source>The folder %1 has no tokenizer.json; choose a folder that has one, or a GGUF file.</source>
        <translation>La cartella %1 non ha tokenizer.json; scegli una cartella che lo abbia, o un file GGUF.</translation>
    </message>
    <message>
        <source>The text cannot be split into words, because the tokenizer&apos;s pattern gives up: %1.</source>
        <translation>Il testo non può essere diviso in parole, perché l&apos;espressione del tokenizer si arrende: %1.</translation>
    </message>
    <message>
        <source>it is no valid expression: %1</source>
        <translation>non è un&apos;espressione valida: %1</translation>
    </message>
    <message>
        <source>The text has %1 bytes; at most 268435455 can be split into tokens.</source>
        <translation>Il testo ha %1 byte; se ne possono dividere in token al massimo 268435455.</translation>
    </message>
    <message>
        <source>The text cannot be split into tokens</source>
        <translation>Il testo non può essere diviso in token</translation>
    </message>
    <message>
        <source>The tokens cannot be described</source>
        <translation>I token non possono essere descritti</translation>
    </message>
    <message>
        <source>Token id %1 is no token of %2, whose ids lie between 0 and %3.</source>
        <translation>L&apos;id di token %1 non è un token di %2, i cui id stanno tra 0 e %3.</translation>
    </message>
    <message>
        <source>a token id</source>
        <translation>un id di token</translation>
    </message>
    <message>
        <source>a list of token ids</source>
        <translation>un elenco di id di token</translation>
    </message>
    <message>
        <source>a template with the text once</source>
        <translation>un modello che contenga il testo una volta</translation>
    </message>
    <message>
        <source>a list of a token&apos;s text and id</source>
        <translation>un elenco con il testo e l&apos;id di un token</translation>
    </message>
    <message>
        <source>TemplateProcessing, ByteLevel, RobertaProcessing, BertProcessing and Sequence</source>
        <translation>TemplateProcessing, ByteLevel, RobertaProcessing, BertProcessing e Sequence</translation>
    </message>
    <message>
        <source>Removed, Isolated, Contiguous, MergedWithPrevious and MergedWithNext</source>
        <translation>Removed, Isolated, Contiguous, MergedWithPrevious e MergedWithNext</translation>
    </message>
    <message>
        <source>always, first and never</source>
        <translation>always, first e never</translation>
    </message>
    <message>
        <source>only &quot;%1&quot;</source>
        <translation>soltanto &quot;%1&quot;</translation>
    </message>
    <message>
        <source>ByteLevel, Digits, Punctuation, Split, Metaspace, Whitespace, WhitespaceSplit and Sequence</source>
        <translation>ByteLevel, Digits, Punctuation, Split, Metaspace, Whitespace, WhitespaceSplit e Sequence</translation>
    </message>
    <message>
        <source>field &quot;model.merges&quot; should be a list</source>
        <translation>il campo &quot;model.merges&quot; dovrebbe essere un elenco</translation>
    </message>
    <message>
        <source>field &quot;model.vocab&quot; should give each token an integer, but &quot;%1&quot; has none</source>
        <translation>il campo &quot;model.vocab&quot; dovrebbe dare un intero a ogni token, ma &quot;%1&quot; non ne ha</translation>
    </message>
    <message>
        <source>field &quot;model.merges[%1]&quot; should be a pair of texts</source>
        <translation>il campo &quot;model.merges[%1]&quot; dovrebbe essere una coppia di testi</translation>
    </message>
    <message>
        <source>field &quot;model.merges[%1]&quot; should have two parts, but has %2</source>
        <translation>il campo &quot;model.merges[%1]&quot; dovrebbe avere due parti, ma ne ha %2</translation>
    </message>
    <message>
        <source>field &quot;model.merges[%1]&quot; is &quot;%2&quot;, but should be two texts with one space between</source>
        <translation>il campo &quot;model.merges[%1]&quot; è &quot;%2&quot;, ma dovrebbe essere formato da due testi con uno spazio in mezzo</translation>
    </message>
    <message>
        <source>%1 is empty; download it again.</source>
        <translation>%1 è vuoto; scaricalo di nuovo.</translation>
    </message>
    <message>
        <source>%1 is no valid JSON (%2); download it again.</source>
        <translation>%1 non è JSON valido (%2); scaricalo di nuovo.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>mancante</translation>
    </message>
    <message>
        <source>%1: %2 should be a JSON object, but is %3.</source>
        <translation>%1: %2 dovrebbe essere un oggetto JSON, ma è %3.</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>il file</translation>
    </message>
    <message>
        <source>field &quot;%1&quot;</source>
        <translation>il campo &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1: field &quot;%2&quot; should be %3, but is %4.</source>
        <translation>%1: il campo &quot;%2&quot; dovrebbe essere %3, ma è %4.</translation>
    </message>
    <message>
        <source>%1: field &quot;%2&quot; is %3, which Sinkscope does not know. It knows %4.</source>
        <translation>%1: il campo &quot;%2&quot; è %3, che Sinkscope non conosce. Conosce %4.</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>un oggetto JSON</translation>
    </message>
    <message>
        <source>Attention rows</source>
        <translation>Righe di attenzione</translation>
    </message>
    <message>
        <source>largest |row sum - 1|: %1</source>
        <translation>|somma di riga - 1| massimo: %1</translation>
    </message>
    <message>
        <source>largest difference of attention received from the maps&apos; columns: %1</source>
        <translation>differenza massima tra l&apos;attenzione ricevuta e le colonne delle mappe: %1</translation>
    </message>
    <message>
        <source>largest share of a learned sink: %1; largest difference from the run&apos;s: %2</source>
        <translation>quota massima di un sink appreso: %1; differenza massima da quella dell&apos;esecuzione: %2</translation>
    </message>
    <message>
        <source>%1 head</source>
        <translation>%1 head</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 head</translation>
    </message>
    <message>
        <source>%1 token</source>
        <translation>%1 token</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 token</translation>
    </message>
    <message>
        <source>The rows of all %1 on %2 sum to 1, the learned sinks&apos; shares included.</source>
        <translation>Le righe di tutte le %1 su %2 sommano a 1, comprese le quote dei sink appresi.</translation>
    </message>
    <message>
        <source>The rows of all %1 on %2 sum to 1.</source>
        <translation>Le righe di tutte le %1 su %2 sommano a 1.</translation>
    </message>
    <message>
        <source>Attention does not add up in layer %1: a row, a column or a sink&apos;s share is off by %2.</source>
        <translation>L&apos;attenzione non torna nel layer %1: una riga, una colonna o la quota di un sink è sbagliata di %2.</translation>
    </message>
    <message>
        <source>Sum of heads</source>
        <translation>Somma delle head</translation>
    </message>
    <message>
        <source>In %1 the heads&apos; contributions add up to the attention output; the largest difference is %2 of its largest value.</source>
        <translation>Nei layer confrontati (%1) i contributi delle head sommano all&apos;output dell&apos;attention; la differenza massima è %2 del suo valore massimo.</translation>
    </message>
    <message>
        <source>In layer %1 the heads&apos; contributions differ from the attention output by %2 of its largest value: attention maps and residual stream do not belong together.</source>
        <translation>Nel layer %1 i contributi delle head differiscono dall&apos;output dell&apos;attention di %2 del suo valore massimo: le mappe di attenzione e il residual stream non vanno insieme.</translation>
    </message>
    <message>
        <source>compared: %1, %2, %3 each</source>
        <translation>confrontati: %1, %2, %3 ciascuno</translation>
    </message>
    <message>
        <source>each head&apos;s map × values × its slice of the output projection, in double, plus the bias</source>
        <translation>per ogni head mappa × value × la sua fetta della proiezione di output, in doppia precisione, più il bias</translation>
    </message>
    <message>
        <source>The template is %1, but what it writes does not become tokens: %2</source>
        <translation>Il template è %1, ma ciò che scrive non diventa token: %2</translation>
    </message>
    <message>
        <source>it writes: %1</source>
        <translation>scrive: %1</translation>
    </message>
    <message>
        <source>%1, %2 among them</source>
        <translation>%1, di cui %2</translation>
    </message>
    <message>
        <source>%1 special one</source>
        <translation>%1 speciale</translation>
    </message>
    <message>
        <source>%1 special ones</source>
        <translation>%1 speciali</translation>
    </message>
    <message>
        <source>The template is %1, but its text begins with two begin-of-text tokens: all positions would be shifted by one.</source>
        <translation>Il template è %1, ma il suo testo comincia con due token di inizio testo: tutte le posizioni sarebbero spostate di uno.</translation>
    </message>
    <message>
        <source>The template is %1, but its tokens do not give back what it wrote, because the tokenizer rewrites text.</source>
        <translation>Il template è %1, ma i suoi token non restituiscono ciò che ha scritto, perché il tokenizer riscrive il testo.</translation>
    </message>
    <message>
        <source>The template is %1; its tokens give back what it writes, and no begin-of-text token is doubled.</source>
        <translation>Il template è %1; i suoi token restituiscono ciò che scrive, e nessun token di inizio testo è raddoppiato.</translation>
    </message>
    <message>
        <source>Chat template</source>
        <translation>Chat template</translation>
    </message>
    <message>
        <source>There is no chat template.</source>
        <translation>Non c&apos;è un chat template.</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrizione</translation>
    </message>
    <message>
        <source>%1 field</source>
        <translation>%1 campo</translation>
    </message>
    <message>
        <source>%1 fields</source>
        <translation>%1 campi</translation>
    </message>
    <message>
        <source>%1 of the description decided the model; none was ignored.</source>
        <translation>Il modello è determinato da %1 della descrizione; nessuno è stato ignorato.</translation>
    </message>
    <message>
        <source>%1 of the description decided the model; %2 only say how it was trained, stored or sampled and were ignored.</source>
        <translation>Il modello è determinato da %1 della descrizione; %2 dicono soltanto come è stato addestrato, salvato o campionato, e sono stati ignorati.</translation>
    </message>
    <message>
        <source>%1 other</source>
        <translation>%1 altro</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>altri %1</translation>
    </message>
    <message>
        <source>%1 field of the description is not known here and was ignored: %2. If they change the computation, the numbers are wrong.</source>
        <translation>%1 campo della descrizione non è noto qui ed è stato ignorato: %2. Se cambia il calcolo, i numeri sono sbagliati.</translation>
    </message>
    <message>
        <source>%1 fields of the description are not known here and were ignored: %2. If they change the computation, the numbers are wrong.</source>
        <translation>%1 campi della descrizione non sono noti qui e sono stati ignorati: %2. Se cambiano il calcolo, i numeri sono sbagliati.</translation>
    </message>
    <message>
        <source>ignored, unknown: %1</source>
        <translation>ignorato, sconosciuto: %1</translation>
    </message>
    <message>
        <source>ignored, without effect: %1</source>
        <translation>ignorato, senza effetto: %1</translation>
    </message>
    <message>
        <source>read: %1</source>
        <translation>letto: %1</translation>
    </message>
    <message>
        <source>CPU against GPU</source>
        <translation>CPU contro GPU</translation>
    </message>
    <message>
        <source>all %1 layer</source>
        <translation>%1 layer, cioè tutti</translation>
    </message>
    <message>
        <source>all %1 layers</source>
        <translation>tutti i %1 layer</translation>
    </message>
    <message>
        <source>the first %1 layer</source>
        <translation>il primo layer (%1)</translation>
    </message>
    <message>
        <source>the first %1 layers</source>
        <translation>i primi %1 layer</translation>
    </message>
    <message>
        <source>On the %1 and on the %2 the streams of %3 differ by %4 of a token&apos;s largest magnitude at most.</source>
        <translation>Sulla %1 e sulla %2 gli stream (%3) differiscono al massimo di %4 del modulo massimo di un token.</translation>
    </message>
    <message>
        <source>On the %1 and on the %2 the streams of %3 differ by %4 of a token&apos;s largest magnitude at most, and both predict the same next token.</source>
        <translation>Sulla %1 e sulla %2 gli stream (%3) differiscono al massimo di %4 del modulo massimo di un token, ed entrambe predicono lo stesso token successivo.</translation>
    </message>
    <message>
        <source>On the %1 and on the %2 the streams of %3 differ by %4 of a token&apos;s largest magnitude at most, but they predict other tokens.</source>
        <translation>Sulla %1 e sulla %2 gli stream (%3) differiscono al massimo di %4 del modulo massimo di un token, ma predicono token diversi.</translation>
    </message>
    <message>
        <source>%1 One of the two devices computes wrongly.</source>
        <translation>%1 Uno dei due dispositivi calcola in modo sbagliato.</translation>
    </message>
    <message>
        <source>No GPU that this program can use: nothing to compare the CPU with.</source>
        <translation>Nessuna GPU che questo programma possa usare: non c&apos;è nulla con cui confrontare la CPU.</translation>
    </message>
    <message>
        <source>The other device could not be asked: %1</source>
        <translation>L&apos;altro dispositivo non ha potuto rispondere: %1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 e altri %2</translation>
    </message>
    <message>
        <source>key head %1: query head %2</source>
        <translation>head di key %1: head di query %2</translation>
    </message>
    <message>
        <source>key head %1: query heads %2 to %3</source>
        <translation>head di key %1: head di query da %2 a %3</translation>
    </message>
    <message>
        <source>Each of the %1 query head has a key head of its own, and the run&apos;s logits are those pairs&apos;.</source>
        <translation>La %1 head di query ha una head di key propria, e i logit dell&apos;esecuzione sono di quella coppia.</translation>
    </message>
    <message>
        <source>Each of the %1 query heads has a key head of its own, and the run&apos;s logits are those pairs&apos;.</source>
        <translation>Ognuna delle %1 head di query ha una head di key propria, e i logit dell&apos;esecuzione sono di quelle coppie.</translation>
    </message>
    <message>
        <source>%1 share %2, %3 neighbours each, and the run&apos;s logits are those pairs&apos;.</source>
        <translation>%1 condividono %2, %3 vicine ciascuna, e i logit dell&apos;esecuzione sono di quelle coppie.</translation>
    </message>
    <message>
        <source>%1 query head</source>
        <translation>%1 head di query</translation>
    </message>
    <message>
        <source>%1 query heads</source>
        <translation>%1 head di query</translation>
    </message>
    <message>
        <source>%1 key head</source>
        <translation>%1 head di key</translation>
    </message>
    <message>
        <source>%1 key heads</source>
        <translation>%1 head di key</translation>
    </message>
    <message>
        <source>Key heads</source>
        <translation>Head di key</translation>
    </message>
    <message>
        <source>largest difference between logits and q·k of the own key head: %1 of the largest logit</source>
        <translation>differenza massima tra i logit e q·k della propria head di key: %1 del logit massimo</translation>
    </message>
    <message>
        <source>The run&apos;s attention logits differ from q·k of the heads that the description pairs, by %1 of the largest: query heads read another key head.</source>
        <translation>I logit di attenzione dell&apos;esecuzione differiscono da q·k delle head che la descrizione accoppia, di %1 del massimo: le head di query leggono un&apos;altra head di key.</translation>
    </message>
    <message>
        <source>In layer %1 most query heads fit the rows of another key head better than those of their own, unlike in the other layers: heads there look exchanged.</source>
        <translation>Nel layer %1 la maggior parte delle head di query si accorda con le righe di un&apos;altra head di key meglio che con quelle della propria, diversamente dagli altri layer: lì le head sembrano scambiate.</translation>
    </message>
    <message>
        <source>by their weights %1 of %2 query heads match their own key head better than any other</source>
        <translation>secondo i pesi %1 di %2 head di query si accordano con la propria head di key meglio che con qualsiasi altra</translation>
    </message>
    <message>
        <source>the one layer</source>
        <translation>l&apos;unico layer</translation>
    </message>
    <message>
        <source>%1 of %2 layer (%3)</source>
        <translation>%1 di %2 layer (%3)</translation>
    </message>
    <message>
        <source>%1 of %2 layers (%3)</source>
        <translation>%1 di %2 layer (%3)</translation>
    </message>
    <message>
        <source>Norm gains</source>
        <translation>Gain delle norm</translation>
    </message>
    <message>
        <source>attention input</source>
        <translation>input dell&apos;attention</translation>
    </message>
    <message>
        <source>attention output</source>
        <translation>output dell&apos;attention</translation>
    </message>
    <message>
        <source>feed-forward input</source>
        <translation>input del feed-forward</translation>
    </message>
    <message>
        <source>feed-forward output</source>
        <translation>output del feed-forward</translation>
    </message>
    <message>
        <source>%1: neighbouring layers&apos; gains differ by %2 (0: alike, 1: not related)</source>
        <translation>%1: i gain di layer vicini differiscono di %2 (0: uguali, 1: non correlati)</translation>
    </message>
    <message>
        <source>%1: the best exchange of two layers takes %2 % of that away</source>
        <translation>%1: il migliore scambio di due layer ne toglie il %2 %</translation>
    </message>
    <message>
        <source>The gains of the %1 norms of layers %2 and %3 look swapped: each resembles the neighbours of the other and not its own.</source>
        <translation>I gain delle norm di %1 dei layer %2 e %3 sembrano scambiati: ognuno somiglia ai vicini dell&apos;altro e non ai propri.</translation>
    </message>
    <message>
        <source>The gains change smoothly from layer to layer, as a trained model&apos;s do.</source>
        <translation>I gain cambiano gradualmente da layer a layer, come in un modello addestrato.</translation>
    </message>
    <message>
        <source>Gains of neighbouring layers are not related, as in an untrained or very small model: their order cannot be judged.</source>
        <translation>I gain di layer vicini non sono correlati, come in un modello non addestrato o molto piccolo: il loro ordine non può essere giudicato.</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>the attention output of layer %1</source>
        <translation>nell&apos;output dell&apos;attention del layer %1</translation>
    </message>
    <message>
        <source>the feed-forward output of layer %1</source>
        <translation>nell&apos;output del feed-forward del layer %1</translation>
    </message>
    <message>
        <source>the stream after layer %1</source>
        <translation>nello stream dopo il layer %1</translation>
    </message>
    <message>
        <source>the logits</source>
        <translation>nei logit</translation>
    </message>
    <message>
        <source>Against fp64 (%1, %2) %3 differs by %4 of a token&apos;s largest magnitude at most, in %5.</source>
        <translation>Rispetto a fp64 (%1, %2) %3 differisce al massimo di %4 del modulo massimo di un token, %5.</translation>
    </message>
    <message>
        <source>%1 That is more than rounding gives: the numbers of this model are wrong.</source>
        <translation>%1 È più di quanto dia l&apos;arrotondamento: i numeri di questo modello sono sbagliati.</translation>
    </message>
    <message>
        <source>%1 That is more than rounding usually gives.</source>
        <translation>%1 È più di quanto l&apos;arrotondamento dia di solito.</translation>
    </message>
    <message>
        <source>a second implementation in double, each layer fed from the run&apos;s own stream at its input</source>
        <translation>una seconda implementazione in doppia precisione, ogni layer alimentato dallo stream dell&apos;esecuzione al suo ingresso</translation>
    </message>
    <message>
        <source>compared: both blocks and the stream of %1; the logits of token %2</source>
        <translation>confrontati: entrambi i blocchi e lo stream (%1); i logit del token %2</translation>
    </message>
    <message>
        <source>%1 choice of experts left out, because two experts are as good</source>
        <translation>%1 scelta di esperti tralasciata, perché due esperti valgono lo stesso</translation>
    </message>
    <message>
        <source>%1 choices of experts left out, because two experts are as good</source>
        <translation>%1 scelte di esperti tralasciate, perché due esperti valgono lo stesso</translation>
    </message>
    <message>
        <source>the window of %1 tokens is longer than these, so its edge was not compared</source>
        <translation>la finestra di %1 token è più lunga di questi, quindi il suo bordo non è stato confrontato</translation>
    </message>
    <message>
        <source>Query and key rows</source>
        <translation>Righe di query e key</translation>
    </message>
    <message>
        <source>layer %1: %2 as loaded, %3 with q in the other order, %4 with both</source>
        <translation>layer %1: %2 come caricato, %3 con q nell&apos;altro ordine, %4 con entrambi</translation>
    </message>
    <message>
        <source>In layer %1 q and k fit together only when the rows of one are put in the other order of rotated pairs: they look permuted, and attention there is wrong.</source>
        <translation>Nel layer %1 q e k si accordano soltanto quando le righe di uno vengono messe nell&apos;altro ordine delle coppie ruotate: sembrano permutate, e lì l&apos;attenzione è sbagliata.</translation>
    </message>
    <message>
        <source>In nearly every layer q and k fit together better when the rows of both are put in the other order of rotated pairs (alternating against half-split): positions are probably read wrong.</source>
        <translation>In quasi ogni layer q e k si accordano meglio quando le righe di entrambi vengono messe nell&apos;altro ordine delle coppie ruotate (alternate invece che a metà): le posizioni sono probabilmente lette male.</translation>
    </message>
    <message>
        <source>In layer %1 the rows of q and k do not fit together as in the other layers (%2 in the middle, below %3 there): one of them looks permuted or foreign, and attention there is wrong.</source>
        <translation>Nel layer %1 le righe di q e k non si accordano come negli altri layer (%2 in mezzo, lì sotto %3): uno dei due sembra permutato o estraneo, e lì l&apos;attenzione è sbagliata.</translation>
    </message>
    <message>
        <source>The model rotates nothing, so rows of q and k have no order to check.</source>
        <translation>Il modello non ruota nulla, quindi le righe di q e k non hanno un ordine da controllare.</translation>
    </message>
    <message>
        <source>The rows of q and k fit together in every layer as a trained model&apos;s do (%1 times better than by chance in the middle layer).</source>
        <translation>Le righe di q e k si accordano in ogni layer come in un modello addestrato (%1 volte meglio del caso nel layer mediano).</translation>
    </message>
    <message>
        <source>The rows of q and k fit together no better than chance, as in an untrained model: their order cannot be judged.</source>
        <translation>Le righe di q e k non si accordano meglio del caso, come in un modello non addestrato: il loro ordine non può essere giudicato.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lettura</translation>
    </message>
    <message>
        <source>Not judged: %1</source>
        <translation>Non giudicato: %1</translation>
    </message>
    <message>
        <source>the model has no tokenizer that fits, so it cannot be given a text.</source>
        <translation>il modello non ha un tokenizer adatto, quindi non gli si può dare un testo.</translation>
    </message>
    <message>
        <source>%1 bits per byte</source>
        <translation>%1 bit per byte</translation>
    </message>
    <message>
        <source>loss %1 nats per token; by chance %2</source>
        <translation>loss %1 nat per token; per caso %2</translation>
    </message>
    <message>
        <source>the model itself expects %1 nats per token</source>
        <translation>il modello stesso si aspetta %1 nat per token</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>The model reads plain English worse than chance and is sure of itself (%1): its weights or their reading are broken.</source>
        <translation>Il modello legge un inglese semplice peggio del caso ed è sicuro di sé (%1): i suoi pesi o la loro lettura sono guasti.</translation>
    </message>
    <message>
        <source>The model reads plain English about as well as chance, and expects no better: it is not trained, or very badly damaged.</source>
        <translation>Il modello legge un inglese semplice più o meno come il caso, e non si aspetta di meglio: non è addestrato, o è molto danneggiato.</translation>
    </message>
    <message>
        <source>The model reads plain English worse than a trained model should (%1): a part of it may be damaged or read wrong, unless it was trained on something else.</source>
        <translation>Il modello legge un inglese semplice peggio di quanto dovrebbe un modello addestrato (%1): una sua parte può essere danneggiata o letta male, a meno che non sia stato addestrato su altro.</translation>
    </message>
    <message>
        <source>The model reads plain English as a trained model does: %1.</source>
        <translation>Il modello legge un inglese semplice come un modello addestrato: %1.</translation>
    </message>
    <message>
        <source>RoPE base</source>
        <translation>Base di RoPE</translation>
    </message>
    <message>
        <source>the model rotates nothing.</source>
        <translation>il modello non ruota nulla.</translation>
    </message>
    <message>
        <source>trying others takes too long for a model of this size.</source>
        <translation>provarne altre richiede troppo tempo per un modello di questa dimensione.</translation>
    </message>
    <message>
        <source>the file&apos;s base %1: loss %2 nats per token over %3</source>
        <translation>la base del file %1: loss %2 nat per token su %3</translation>
    </message>
    <message>
        <source>base %1: loss %2</source>
        <translation>base %1: loss %2</translation>
    </message>
    <message>
        <source>The text reads clearly better with the base %1 than with the file&apos;s %2: rope_theta may be wrong.</source>
        <translation>Il testo si legge nettamente meglio con la base %1 che con quella del file, %2: rope_theta potrebbe essere sbagliato.</translation>
    </message>
    <message>
        <source>The text reads no better with a base of 10,000 or 1,000,000 than with the file&apos;s %1; a base wrong by less than some factor of ten would not show.</source>
        <translation>Il testo non si legge meglio con una base di 10.000 o 1.000.000 che con quella del file, %1; una base sbagliata di meno di un fattore dieci circa non si vedrebbe.</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>layer %1</translation>
    </message>
    <message>
        <source>%1 layers from %2</source>
        <translation>%1 layer dal %2</translation>
    </message>
    <message>
        <source>no scaling</source>
        <translation>nessuna scalatura</translation>
    </message>
    <message>
        <source>linear scaling</source>
        <translation>scalatura linear</translation>
    </message>
    <message>
        <source>dynamic scaling</source>
        <translation>scalatura dynamic</translation>
    </message>
    <message>
        <source>yarn scaling</source>
        <translation>scalatura yarn</translation>
    </message>
    <message>
        <source>longrope scaling</source>
        <translation>scalatura longrope</translation>
    </message>
    <message>
        <source>a stored factor for each pair</source>
        <translation>un fattore memorizzato per ogni coppia</translation>
    </message>
    <message>
        <source>%1: base %2, %3, %4</source>
        <translation>%1: base %2, %3, %4</translation>
    </message>
    <message>
        <source>%1 rotated dimension</source>
        <translation>%1 dimensione ruotata</translation>
    </message>
    <message>
        <source>%1 rotated dimensions</source>
        <translation>%1 dimensioni ruotate</translation>
    </message>
    <message>
        <source>the engine&apos;s table has another size than the rule</source>
        <translation>la tabella del motore ha una dimensione diversa dalla regola</translation>
    </message>
    <message>
        <source>position %1: largest difference %2 (pair %3)</source>
        <translation>posizione %1: differenza massima %2 (coppia %3)</translation>
    </message>
    <message>
        <source>positions from %1 on were not compared, to save memory</source>
        <translation>le posizioni da %1 in poi non sono state confrontate, per risparmiare memoria</translation>
    </message>
    <message>
        <source>its slowest pair turns once in %1 positions; attention reaches %2</source>
        <translation>la sua coppia più lenta compie un giro in %1 posizioni; l&apos;attenzione arriva a %2</translation>
    </message>
    <message>
        <source> But with base %1 even the slowest pair turns within the %2 tokens that attention reaches: the base or the context length may be wrong.</source>
        <translation> Ma con la base %1 anche la coppia più lenta compie un giro entro i %2 token a cui arriva l&apos;attenzione: la base o la lunghezza del contesto potrebbero essere sbagliate.</translation>
    </message>
    <message>
        <source>RoPE table</source>
        <translation>Tabella di RoPE</translation>
    </message>
    <message>
        <source>The model rotates nothing, so there is no table.</source>
        <translation>Il modello non ruota nulla, quindi non c&apos;è una tabella.</translation>
    </message>
    <message>
        <source>The engine&apos;s table differs from the formula by %1 at position %2, pair %3, more than fp32 explains: keys and queries are rotated wrongly.</source>
        <translation>La tabella del motore differisce dalla formula di %1 alla posizione %2, coppia %3, più di quanto spieghi fp32: key e query sono ruotate in modo sbagliato.</translation>
    </message>
    <message>
        <source>The table is the formula&apos;s at positions 0, 1,000, 8,000 and the last as far as the context goes; the largest difference is %1, as fp32 phases give.%2</source>
        <translation>La tabella è quella della formula alle posizioni 0, 1.000, 8.000 e all&apos;ultima, fin dove arriva il contesto; la differenza massima è %1, quella che danno fasi in fp32.%2</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensori</translation>
    </message>
    <message>
        <source>The model was not loaded from a file.</source>
        <translation>Il modello non è stato caricato da un file.</translation>
    </message>
    <message>
        <source>The file could not be read again, so the use of its tensors was not checked: %1</source>
        <translation>Il file non ha potuto essere riletto, quindi l&apos;uso dei suoi tensori non è stato controllato: %1</translation>
    </message>
    <message>
        <source>Two layers&apos; weights exchanged that lie near each other, or that resemble each other: nothing in the file says which belongs where.</source>
        <translation>Pesi scambiati tra due layer vicini, o che si somigliano: nulla nel file dice a chi appartengono.</translation>
    </message>
    <message>
        <source>Whole heads exchanged within a group, permuted rows of q in the first layer, or a permutation that q and k share: the model may read as well.</source>
        <translation>Intere head scambiate all&apos;interno di un gruppo, righe di q permutate nel primo layer, o una permutazione comune a q e k: il modello può leggere altrettanto bene.</translation>
    </message>
    <message>
        <source>A RoPE base (rope_theta) wrong by less than some factor of ten, and any scaling rule beyond the length of the probe: a short text reads as well.</source>
        <translation>Una base di RoPE (rope_theta) sbagliata di meno di un fattore dieci circa, e qualsiasi regola di scalatura oltre la lunghezza della sonda: un testo breve si legge altrettanto bene.</translation>
    </message>
    <message>
        <source>An epsilon, a window or a soft-cap that the short probe does not reach.</source>
        <translation>Un epsilon, una finestra o un soft-cap a cui la breve sonda non arriva.</translation>
    </message>
    <message>
        <source>Small changes of single weights, and weights of another training state of the same model.</source>
        <translation>Piccole modifiche di singoli pesi, e pesi di un altro stato di addestramento dello stesso modello.</translation>
    </message>
    <message>
        <source>The trust report stopped</source>
        <translation>Il rapporto di affidabilità si è interrotto</translation>
    </message>
    <message>
        <source>%1 row</source>
        <translation>%1 riga</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 righe</translation>
    </message>
    <message>
        <source>The one tensor is read exactly once, none is missing.</source>
        <translation>L&apos;unico tensore è letto esattamente una volta, nessuno manca.</translation>
    </message>
    <message>
        <source>All %1 tensors are read exactly once, none is missing.</source>
        <translation>Tutti i %1 tensori sono letti esattamente una volta, nessuno manca.</translation>
    </message>
    <message>
        <source>The one tensor is read exactly once, none is missing; %2.</source>
        <translation>L&apos;unico tensore è letto esattamente una volta, nessuno manca; %2.</translation>
    </message>
    <message>
        <source>All %1 tensors are read exactly once, none is missing; %2.</source>
        <translation>Tutti i %1 tensori sono letti esattamente una volta, nessuno manca; %2.</translation>
    </message>
    <message>
        <source>%1 more holds what the program computes or has already</source>
        <translation>%1 altro contiene ciò che il programma calcola o ha già</translation>
    </message>
    <message>
        <source>%1 more hold what the program computes or has already</source>
        <translation>altri %1 contengono ciò che il programma calcola o ha già</translation>
    </message>
    <message>
        <source>%1 are read exactly once and none is missing, but %2 tensor is not used: they belong to parts that are left aside, as %3.</source>
        <translation>%1 sono letti esattamente una volta e nessuno manca, ma %2 tensore non è usato: appartiene a parti che vengono lasciate da parte, come %3.</translation>
    </message>
    <message>
        <source>%1 are read exactly once and none is missing, but %2 tensors are not used: they belong to parts that are left aside, as %3.</source>
        <translation>%1 sono letti esattamente una volta e nessuno manca, ma %2 tensori non sono usati: appartengono a parti che vengono lasciate da parte, come %3.</translation>
    </message>
    <message>
        <source>%1 tensor</source>
        <translation>%1 tensore</translation>
    </message>
    <message>
        <source>%1 tensors</source>
        <translation>%1 tensori</translation>
    </message>
    <message>
        <source>Rows of %1 are read twice or never: %2.</source>
        <translation>Righe di %1 sono lette due volte o mai: %2.</translation>
    </message>
    <message>
        <source>read twice or in part: %1</source>
        <translation>letto due volte o in parte: %1</translation>
    </message>
    <message>
        <source>not used: %1</source>
        <translation>non usato: %1</translation>
    </message>
    <message>
        <source>computed by the program or equal to another: %1</source>
        <translation>calcolato dal programma o uguale a un altro: %1</translation>
    </message>
    <message>
        <source>Output matrix</source>
        <translation>Matrice di output</translation>
    </message>
    <message>
        <source>the description says: shared</source>
        <translation>la descrizione dice: condivisa</translation>
    </message>
    <message>
        <source>the description says: its own</source>
        <translation>la descrizione dice: a sé</translation>
    </message>
    <message>
        <source>the file has %1</source>
        <translation>il file ha %1</translation>
    </message>
    <message>
        <source>the file has no %1</source>
        <translation>il file non ha %1</translation>
    </message>
    <message>
        <source>loaded: the embedding</source>
        <translation>caricato: l&apos;embedding</translation>
    </message>
    <message>
        <source>loaded: a matrix of its own</source>
        <translation>caricato: una matrice a sé</translation>
    </message>
    <message>
        <source>The embedding is the output matrix: the file holds both, and they are equal.</source>
        <translation>L&apos;embedding è la matrice di output: il file contiene entrambi, e sono uguali.</translation>
    </message>
    <message>
        <source>The embedding is the output matrix: the file has no other.</source>
        <translation>L&apos;embedding è la matrice di output: il file non ne ha un&apos;altra.</translation>
    </message>
    <message>
        <source>The output matrix is the file&apos;s own, %1.</source>
        <translation>La matrice di output è quella propria del file, %1.</translation>
    </message>
    <message>
        <source>The loaded output matrix is its own, but by the file it must be %1.</source>
        <translation>La matrice di output caricata è a sé, ma secondo il file deve essere %1.</translation>
    </message>
    <message>
        <source>The loaded output matrix is its own, but by the file it must be the embedding.</source>
        <translation>La matrice di output caricata è a sé, ma secondo il file deve essere l&apos;embedding.</translation>
    </message>
    <message>
        <source>The loaded output matrix is the embedding, but by the file it must be %1.</source>
        <translation>La matrice di output caricata è l&apos;embedding, ma secondo il file deve essere %1.</translation>
    </message>
    <message>
        <source>The loaded output matrix is the embedding, but by the file it must be the embedding.</source>
        <translation>La matrice di output caricata è l&apos;embedding, ma secondo il file deve essere l&apos;embedding.</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizer</translation>
    </message>
    <message>
        <source>refused: %1: %2</source>
        <translation>rifiutato: %1: %2</translation>
    </message>
    <message>
        <source>rewritten: %1 comes back as %2</source>
        <translation>riscritto: %1 torna come %2</translation>
    </message>
    <message>
        <source>other bytes from ids: %1: ids alone give %2</source>
        <translation>altri byte dagli id: %1: i soli id danno %2</translation>
    </message>
    <message>
        <source>outside the vocabulary: %1</source>
        <translation>fuori dal vocabolario: %1</translation>
    </message>
    <message>
        <source>The tokenizer gives ids that the model&apos;s embedding does not have: it belongs to another model.</source>
        <translation>Il tokenizer dà id che l&apos;embedding del modello non ha: appartiene a un altro modello.</translation>
    </message>
    <message>
        <source>For %1 of %2 the tokens&apos; ids stand for another text than the tokens: labels would be wrong.</source>
        <translation>Per %1 di %2 gli id dei token stanno per un testo diverso da quello dei token: le etichette sarebbero sbagliate.</translation>
    </message>
    <message>
        <source>%1 of %2 do not come back as they were typed, because the tokenizer rewrites text or has no token for a character.</source>
        <translation>%1 di %2 non tornano come sono state scritte, perché il tokenizer riscrive il testo o non ha un token per un carattere.</translation>
    </message>
    <message>
        <source>All %1 come back byte for byte, from tokens and from ids.</source>
        <translation>Tutte le %1 tornano byte per byte, dai token e dagli id.</translation>
    </message>
    <message>
        <source>There is no tokenizer that can be used: prompts can only be given as token ids.</source>
        <translation>Non c&apos;è un tokenizer utilizzabile: i prompt si possono dare soltanto come id di token.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 line</source>
        <translation>%1 riga</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 righe</translation>
    </message>
    <message>
        <source>vocabulary: tokenizer %1, embedding %2</source>
        <translation>vocabolario: tokenizer %1, embedding %2</translation>
    </message>
    <message>
        <source>a begin-of-text token, id %1, is put before each text</source>
        <translation>un token di inizio testo, id %1, è messo davanti a ogni testo</translation>
    </message>
    <message>
        <source>no begin-of-text token is added</source>
        <translation>nessun token di inizio testo è aggiunto</translation>
    </message>
    <message>
        <source>%1 mixed line</source>
        <translation>%1 riga mista</translation>
    </message>
    <message>
        <source>%1 mixed lines</source>
        <translation>%1 righe miste</translation>
    </message>
    <message>
        <source>All %1 checks passed.</source>
        <translation>Tutti i %1 controlli sono superati.</translation>
    </message>
    <message>
        <source>The numbers must not be trusted: %1.</source>
        <translation>Dei numeri non ci si deve fidare: %1.</translation>
    </message>
    <message>
        <source>All %1 checks passed, with a note on: %2.</source>
        <translation>Tutti i %1 controlli sono superati, con una nota su: %2.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesi</translation>
    </message>
    <message>
        <source>%1 hold NaN or infinity: %2; everything after them is worthless.</source>
        <translation>%1 contengono NaN o infinito: %2; tutto ciò che segue non ha valore.</translation>
    </message>
    <message>
        <source>%1 hold one number only: %2; that is so where nothing was trained, or where a part of the file was never written.</source>
        <translation>%1 contengono un solo numero: %2; è così dove nulla è stato addestrato, o dove una parte del file non è mai stata scritta.</translation>
    </message>
    <message>
        <source>No NaN, no infinity, no empty tensor among %1 in %2.</source>
        <translation>Nessun NaN, nessun infinito, nessun tensore vuoto tra %1 in %2.</translation>
    </message>
    <message>
        <source>%1 number</source>
        <translation>%1 numero</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>%1 numeri</translation>
    </message>
    <message>
        <source>largest magnitude: %1 in %2</source>
        <translation>modulo massimo: %1 in %2</translation>
    </message>
    <message>
        <source>NaN or infinity: %1</source>
        <translation>NaN o infinito: %1</translation>
    </message>
    <message>
        <source>all zero: %1</source>
        <translation>tutto zero: %1</translation>
    </message>
    <message>
        <source>one number only: %1</source>
        <translation>un solo numero: %1</translation>
    </message>
    <message>
        <source>bias all zero, without effect: %1</source>
        <translation>bias tutto zero, senza effetto: %1</translation>
    </message>
    <message>
        <source>gain the same for all channels: %1</source>
        <translation>gain uguale per tutti i canali: %1</translation>
    </message>
    <message>
        <source>two numbers, the smaller one first</source>
        <translation>due numeri, prima il minore</translation>
    </message>
    <message>
        <source>a name of letters a to z and digits, as &quot;lossBefore&quot;</source>
        <translation>un nome di lettere da a a z e cifre, come &quot;lossBefore&quot;</translation>
    </message>
    <message>
        <source>%1 has the field %2, which %3 does not take.</source>
        <translation>%1 ha il campo %2, che %3 non prevede.</translation>
    </message>
    <message>
        <source>a list of promises, as [{&quot;what&quot;: &quot;loss&quot;, &quot;between&quot;: [3.4, 3.6]}]</source>
        <translation>un elenco di promesse, come [{&quot;what&quot;: &quot;loss&quot;, &quot;between&quot;: [3.4, 3.6]}]</translation>
    </message>
    <message>
        <source>%1, expect %2</source>
        <translation>%1, expect %2</translation>
    </message>
    <message>
        <source>%1 has the name %2 of an earlier one: give it a name of its own.</source>
        <translation>%1 ha il nome %2 di una precedente: dagli un nome proprio.</translation>
    </message>
    <message>
        <source>This run has no %1, which the step shows.</source>
        <translation>Questa esecuzione non ha %1, che il passo mostra.</translation>
    </message>
    <message>
        <source>%1, step %2: %3</source>
        <translation>%1, passo %2: %3</translation>
    </message>
    <message>
        <source>The tour asks for layer %1, and this run has layers 0 to %2.</source>
        <translation>Il tour chiede il layer %1, e questa esecuzione ha i layer da 0 a %2.</translation>
    </message>
    <message>
        <source>The tour asks for head %1, and this run has heads 0 to %2.</source>
        <translation>Il tour chiede la head %1, e questa esecuzione ha le head da 0 a %2.</translation>
    </message>
    <message>
        <source>The tour asks for token %1, and this run has tokens 0 to %2.</source>
        <translation>Il tour chiede il token %1, e questa esecuzione ha i token da 0 a %2.</translation>
    </message>
    <message>
        <source>The tour asks for channel %1, and this run has channels 0 to %2.</source>
        <translation>Il tour chiede il canale %1, e questa esecuzione ha i canali da 0 a %2.</translation>
    </message>
    <message>
        <source>This model has no massive-emergence layer for this prompt, which the tour is about here.</source>
        <translation>Con questo prompt il modello non ha un layer di emergenza massiva, di cui qui parla il tour.</translation>
    </message>
    <message>
        <source>This model has no step-down block for this prompt, which the tour is about here.</source>
        <translation>Con questo prompt il modello non ha un blocco step-down, di cui qui parla il tour.</translation>
    </message>
    <message>
        <source>This model has no massive activation for this prompt, which the tour is about here.</source>
        <translation>Con questo prompt il modello non ha un&apos;attivazione massiva, di cui qui parla il tour.</translation>
    </message>
    <message>
        <source>The tour asks for a head of layer %1, and this model has %2 layers.</source>
        <translation>Il tour chiede una head del layer %1, e questo modello ha %2 layer.</translation>
    </message>
    <message>
        <source>a text that is not empty</source>
        <translation>un testo non vuoto</translation>
    </message>
    <message>
        <source>There is no file %1 and no tour of this name; `sinkscope tour list` names those that come with the program.</source>
        <translation>Non c&apos;è un file %1 né un tour con questo nome; `sinkscope tour list` elenca quelli forniti con il programma.</translation>
    </message>
    <message>
        <source>%1 has %2 bytes: a tour has at most %3.</source>
        <translation>%1 ha %2 byte: un tour ne ha al massimo %3.</translation>
    </message>
    <message>
        <source>found %1 where %2 was expected.</source>
        <translation>trovato %1 dove era atteso %2.</translation>
    </message>
    <message>
        <source>%1 is nested more deeply than a tour can be.</source>
        <translation>%1 è annidato più in profondità di quanto possa essere un tour.</translation>
    </message>
    <message>
        <source>%1 is no JSON: there is a fault near line %2.</source>
        <translation>%1 non è JSON: c&apos;è un errore vicino alla riga %2.</translation>
    </message>
    <message>
        <source>a token</source>
        <translation>un token</translation>
    </message>
    <message>
        <source>a layer and a token</source>
        <translation>un layer e un token</translation>
    </message>
    <message>
        <source>a layer, a layer and a head, a token, or a query and a token</source>
        <translation>un layer, un layer e una head, un token, oppure una query e un token</translation>
    </message>
    <message>
        <source>a layer</source>
        <translation>un layer</translation>
    </message>
    <message>
        <source>%1 points at this view without a place: it needs %2.</source>
        <translation>%1 indica questa vista senza un posto: serve %2.</translation>
    </message>
    <message>
        <source>%1 has a head without a layer: name the layer as well.</source>
        <translation>%1 ha una head senza un layer: indica anche il layer.</translation>
    </message>
    <message>
        <source>%1, point</source>
        <translation>%1, point</translation>
    </message>
    <message>
        <source>%1 links to the term %2: expected one of %3.</source>
        <translation>%1 rimanda al termine %2: ammesso uno tra %3.</translation>
    </message>
    <message>
        <source>%1 shows {%2}, and no promise under expect has that name.</source>
        <translation>%1 mostra {%2}, e nessuna promessa sotto expect ha quel nome.</translation>
    </message>
    <message>
        <source>%1 is %2 letters long: expected at most %3, so that a class can read it.</source>
        <translation>%1 è lungo %2 lettere: ammesse al massimo %3, perché una classe possa leggerlo.</translation>
    </message>
    <message>
        <source>%1 has a title that does not fit one line: expected about %2 letters at most.</source>
        <translation>%1 ha un titolo che non sta in una riga: ammesse al massimo circa %2 lettere.</translation>
    </message>
    <message>
        <source>%1, text, en</source>
        <translation>%1, text, en</translation>
    </message>
    <message>
        <source>%1, text, it</source>
        <translation>%1, text, it</translation>
    </message>
    <message>
        <source>%1 has format %2, which a newer Sinkscope writes: expected 1.</source>
        <translation>%1 ha il formato %2, che scrive un Sinkscope più recente: atteso 1.</translation>
    </message>
    <message>
        <source>a list of 1 to %1 steps</source>
        <translation>un elenco di 1-%1 passi</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, passo %2</translation>
    </message>
    <message>
        <source>a layer&apos;s number from 0, &quot;me&quot;, &quot;stepDown&quot; or &quot;last&quot;, also as &quot;me+1&quot; or &quot;last-3&quot;</source>
        <translation>il numero di un layer da 0, &quot;me&quot;, &quot;stepDown&quot; o &quot;last&quot;, anche come &quot;me+1&quot; o &quot;last-3&quot;</translation>
    </message>
    <message>
        <source>a head&apos;s number from 0, or &quot;strongest&quot;</source>
        <translation>il numero di una head da 0, o &quot;strongest&quot;</translation>
    </message>
    <message>
        <source>a token&apos;s number from 0, &quot;spike&quot; or &quot;last&quot;, also as &quot;spike+1&quot;</source>
        <translation>il numero di un token da 0, &quot;spike&quot; o &quot;last&quot;, anche come &quot;spike+1&quot;</translation>
    </message>
    <message>
        <source>a channel&apos;s number from 0, or &quot;spike&quot;</source>
        <translation>il numero di un canale da 0, o &quot;spike&quot;</translation>
    </message>
    <message>
        <source>%1, select</source>
        <translation>%1, select</translation>
    </message>
    <message>
        <source>%1, select has head &quot;strongest&quot; without a layer: name the layer as well.</source>
        <translation>%1, select ha head &quot;strongest&quot; senza un layer: indica anche il layer.</translation>
    </message>
    <message>
        <source>a list of interventions, [] for none</source>
        <translation>un elenco di interventi, [] per nessuno</translation>
    </message>
    <message>
        <source>%1, interventions: %2</source>
        <translation>%1, interventions: %2</translation>
    </message>
    <message>
        <source>%1, set</source>
        <translation>%1, set</translation>
    </message>
    <message>
        <source>%1, set, residual</source>
        <translation>%1, set, residual</translation>
    </message>
    <message>
        <source>[%1… is no link: expected [words](term:anchor), as [sinks](term:sink)</source>
        <translation>[%1… non è un link: atteso [parole](term:ancora), come [sinks](term:sink)</translation>
    </message>
    <message>
        <source>a link has no words or no term: expected [words](term:anchor), as [sinks](term:sink)</source>
        <translation>un link non ha parole o non ha un termine: atteso [parole](term:ancora), come [sinks](term:sink)</translation>
    </message>
    <message>
        <source>{%1} names no place: expected %2</source>
        <translation>{%1} non indica un posto: atteso %2</translation>
    </message>
    <message>
        <source>layer:, token: or channel: with a place behind it</source>
        <translation>layer:, token: o channel: seguito da un posto</translation>
    </message>
    <message>
        <source>a mark at “%1” does not begin or end: expected [words](term:anchor) or {name}</source>
        <translation>un segno presso “%1” non comincia o non finisce: atteso [parole](term:ancora) o {name}</translation>
    </message>
    <message>
        <source>This checkpoint has no tokenizer beside its weights, so a text cannot become tokens; put its tokenizer.json into the same folder and open it again, or run generated tokens (Examples).</source>
        <translation>Questo checkpoint non ha un tokenizer accanto ai pesi, quindi un testo non può diventare token; metti il suo tokenizer.json nella stessa cartella e aprilo di nuovo, oppure esegui token generati (Esempi).</translation>
    </message>
    <message>
        <source>Something unexpected went wrong (%1). Try again; if it comes back, please report it with the copied details.</source>
        <translation>Qualcosa di imprevisto è andato storto (%1). Riprova; se si ripete, segnalalo con i dettagli copiati.</translation>
    </message>
    <message>
        <source>This checkpoint has no tokenizer beside its weights, so a text cannot become a token.</source>
        <translation>Questo checkpoint non ha un tokenizer accanto ai pesi, quindi un testo non può diventare un token.</translation>
    </message>
    <message>
        <source>This text is %1 tokens, but one is repeated; a leading space often makes a word one token.</source>
        <translation>Questo testo è di %1 token, ma se ne ripete uno solo; spesso uno spazio iniziale fa di una parola un solo token.</translation>
    </message>
    <message>
        <source>The report could not be written to %1: %2. Choose another folder and save it again.</source>
        <translation>Il rapporto non ha potuto essere scritto in %1: %2. Scegli un&apos;altra cartella e salvalo di nuovo.</translation>
    </message>
    <message>
        <source>A figure&apos;s data must end in .csv or .json; found %1.</source>
        <translation>I dati di una figura devono finire in .csv o .json; trovato %1.</translation>
    </message>
    <message>
        <source>There is not enough memory for the pixels of the figure; choose fewer dots per inch.</source>
        <translation>Non c&apos;è abbastanza memoria per i pixel della figura; scegli meno punti per pollice.</translation>
    </message>
    <message>
        <source>The pixels of the figure could not be packed as PNG; choose fewer dots per inch.</source>
        <translation>I pixel della figura non hanno potuto essere compressi in PNG; scegli meno punti per pollice.</translation>
    </message>
    <message>
        <source>A figure&apos;s file must end in .svg, .pdf or .png; found %1.</source>
        <translation>Il file di una figura deve finire in .svg, .pdf o .png; trovato %1.</translation>
    </message>
    <message>
        <source>Last layer</source>
        <translation>Ultimo layer</translation>
    </message>
    <message>
        <source>Last layer after which the channel is at least 0.3 of the peak.</source>
        <translation>Ultimo layer dopo il quale il canale è almeno 0,3 del picco.</translation>
    </message>
    <message>
        <source>Peak after layer</source>
        <translation>Picco dopo il layer</translation>
    </message>
    <message>
        <source>Layer after which the channel is largest.</source>
        <translation>Layer dopo il quale il canale è massimo.</translation>
    </message>
    <message>
        <source>The long text</source>
        <translation>Il testo lungo</translation>
    </message>
    <message>
        <source>What is chosen for analyses</source>
        <translation>Ciò che è scelto per le analisi</translation>
    </message>
    <message>
        <source>it holds the analysis &quot;%1&quot;, which this program does not know</source>
        <translation>contiene l&apos;analisi &quot;%1&quot;, che questo programma non conosce</translation>
    </message>
    <message>
        <source>A kept analysis</source>
        <translation>Un&apos;analisi conservata</translation>
    </message>
    <message>
        <source>it holds an analysis of a run that it does not hold</source>
        <translation>contiene un&apos;analisi di un&apos;esecuzione che non contiene</translation>
    </message>
    <message>
        <source>it holds the analysis &quot;%1&quot; twice</source>
        <translation>contiene due volte l&apos;analisi &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The description of analyses</source>
        <translation>La descrizione delle analisi</translation>
    </message>
    <message>
        <source>an analysis holds something where a list is expected</source>
        <translation>un&apos;analisi contiene altro dove è attesa una lista</translation>
    </message>
    <message>
        <source>A table of an analysis has a row that is not as wide as its columns.</source>
        <translation>Una tabella di un&apos;analisi ha una riga che non è larga quanto le sue colonne.</translation>
    </message>
    <message>
        <source>A series of an analysis</source>
        <translation>Una serie di un&apos;analisi</translation>
    </message>
    <message>
        <source>A series of an analysis has not as many numbers across as upwards.</source>
        <translation>Una serie di un&apos;analisi non ha tanti numeri in orizzontale quanti in verticale.</translation>
    </message>
    <message>
        <source>A level of an analysis</source>
        <translation>Un livello di un&apos;analisi</translation>
    </message>
    <message>
        <source>An axis of an analysis</source>
        <translation>Un asse di un&apos;analisi</translation>
    </message>
    <message>
        <source>a number that an axis can begin at</source>
        <translation>un numero da cui un asse possa cominciare</translation>
    </message>
    <message>
        <source>A panel of an analysis</source>
        <translation>Un pannello di un&apos;analisi</translation>
    </message>
    <message>
        <source>An analysis</source>
        <translation>Un&apos;analisi</translation>
    </message>
    <message>
        <source>an analysis holds a whole number that is too large</source>
        <translation>un&apos;analisi contiene un numero intero troppo grande</translation>
    </message>
    <message>
        <source>an analysis holds something where words are expected</source>
        <translation>un&apos;analisi contiene altro dove sono attese parole</translation>
    </message>
    <message>
        <source>a sentence of an analysis holds sentences within sentences without end</source>
        <translation>una frase di un&apos;analisi contiene frasi dentro frasi senza fine</translation>
    </message>
    <message>
        <source>nothing goes into a sentence of an analysis where something is expected</source>
        <translation>nulla va in una frase di un&apos;analisi dove è atteso qualcosa</translation>
    </message>
    <message>
        <source>A sentence of an analysis</source>
        <translation>Una frase di un&apos;analisi</translation>
    </message>
    <message>
        <source>what goes into a sentence of an analysis is no list</source>
        <translation>ciò che va in una frase di un&apos;analisi non è una lista</translation>
    </message>
    <message>
        <source>an analysis holds something where a place is expected</source>
        <translation>un&apos;analisi contiene altro dove è atteso un posto</translation>
    </message>
    <message>
        <source>a place in an analysis has the field &quot;%1&quot; that is no layer, head, query, key or channel counted from 0</source>
        <translation>un posto in un&apos;analisi ha il campo &quot;%1&quot;, che non è layer, head, query, key o canale contato da 0</translation>
    </message>
    <message>
        <source>A quantity of an analysis</source>
        <translation>Una grandezza di un&apos;analisi</translation>
    </message>
    <message>
        <source>its bytes are not hexadecimal</source>
        <translation>i suoi byte non sono esadecimali</translation>
    </message>
    <message>
        <source>function word</source>
        <translation>parola funzionale</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Quantità</translation>
    </message>
</context>
<context>
    <name>sinkscope::AnalysisJobs</name>
    <message>
        <source>This analysis</source>
        <translation>Questa analisi</translation>
    </message>
    <message>
        <source>This is what the session keeps. For what is chosen now the analysis needs the model, which is not open.</source>
        <translation>Questo è ciò che la sessione conserva. Per ciò che è scelto ora l&apos;analisi richiede il modello, che non è aperto.</translation>
    </message>
</context>
<context>
    <name>sinkscope::AnalysisPane</name>
    <message>
        <source>Analyses are of one run; this is B, the run with interventions.</source>
        <translation>Le analisi sono di una sola esecuzione; questa è B, l&apos;esecuzione con interventi.</translation>
    </message>
    <message>
        <source>Nothing run yet: press Ctrl+Enter to run the prompt.</source>
        <translation>Ancora nessuna esecuzione: premi Ctrl+Invio per eseguire il prompt.</translation>
    </message>
    <message>
        <source>Open a model to see its analyses here.</source>
        <translation>Apri un modello per vedere qui le sue analisi.</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Calcola</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annullato.</translation>
    </message>
    <message>
        <source>This may take up to two minutes. It gives way to all other work, and when it is cancelled it goes on later where it stopped.</source>
        <translation>Può richiedere fino a due minuti. Cede il passo a ogni altro lavoro e, se viene annullato, riprende più tardi da dove si era fermato.</translation>
    </message>
    <message>
        <source>This may take up to two minutes; other pictures wait for it meanwhile. Esc cancels it.</source>
        <translation>Può richiedere fino a due minuti; le altre immagini intanto lo aspettano. Esc lo annulla.</translation>
    </message>
    <message>
        <source>Waits for another analysis…</source>
        <translation>In attesa di un&apos;altra analisi…</translation>
    </message>
</context>
<context>
    <name>sinkscope::AnalysisWorkspace</name>
    <message>
        <source>Analyses</source>
        <translation>Analisi</translation>
    </message>
</context>
<context>
    <name>sinkscope::AttentionView</name>
    <message>
        <source>Leaves the sink&apos;s share out and renormalises each row, for display only: no model was run this way</source>
        <translation>Esclude la quota del sink e rinormalizza ogni riga, solo per la visualizzazione: nessun modello è stato eseguito così</translation>
    </message>
    <message>
        <source>Needs every number of the visible rows: zoom in to at most 2,048 × 2,048 tokens</source>
        <translation>Richiede ogni numero delle righe visibili: ingrandisci fino ad al massimo 2.048 × 2.048 token</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attenzione</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Query</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Key</translation>
    </message>
    <message>
        <source>Sink convention</source>
        <translation>Convenzione del sink</translation>
    </message>
    <message>
        <source>Reduction</source>
        <translation>Riduzione</translation>
    </message>
    <message>
        <source>Sink strength, layers by heads</source>
        <translation>Forza del sink, layer per head</translation>
    </message>
    <message>
        <source>Attention of the selected head, queries by keys</source>
        <translation>Attenzione della head selezionata, query per key</translation>
    </message>
    <message>
        <source>Run a prompt to see which heads sink their attention, and on which token.</source>
        <translation>Esegui un prompt per vedere quali head fanno sink, e su quale token.</translation>
    </message>
    <message>
        <source>Spike paper</source>
        <translation>Articolo Spike</translation>
    </message>
    <message>
        <source>Gu et al.</source>
        <translation>Gu et al.</translation>
    </message>
    <message>
        <source>How the strength of a sink is measured.
Spike paper: attention to the strongest early key, averaged over all queries.
Gu et al.: attention to the first token, averaged over the queries that see it.</source>
        <translation>Come si misura la forza di un sink.
Articolo Spike: attenzione alla key iniziale più forte, in media su tutte le query.
Gu et al.: attenzione al primo token, in media sulle query che lo vedono.</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Massimo</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>What one pixel shows when it stands for several tokens</source>
        <translation>Che cosa mostra un pixel quando sta per più token</translation>
    </message>
    <message>
        <source>Without sink</source>
        <translation>Senza sink</translation>
    </message>
</context>
<context>
    <name>sinkscope::Banner</name>
    <message>
        <source>Copy details</source>
        <translation>Copia i dettagli</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Messaggio</translation>
    </message>
    <message>
        <source>Hide this message</source>
        <translation>Nascondi questo messaggio</translation>
    </message>
</context>
<context>
    <name>sinkscope::BusyVeil</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Stops the running work; what was shown before stays</source>
        <translation>Ferma il lavoro in corso; ciò che era mostrato prima resta</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
</context>
<context>
    <name>sinkscope::CardHistory</name>
    <message>
        <source>Add %1</source>
        <translation>Aggiungi %1</translation>
    </message>
</context>
<context>
    <name>sinkscope::CardWidget</name>
    <message>
        <source>Switch</source>
        <translation>Interruttore</translation>
    </message>
    <message>
        <source>Order and removal</source>
        <translation>Ordine e rimozione</translation>
    </message>
    <message>
        <source>Move, duplicate or remove</source>
        <translation>Sposta, duplica o rimuovi</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Sposta su</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Sposta giù</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplica</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>🔒 Without effect here: it %1</source>
        <translation>🔒 Qui senza effetto: %1</translation>
    </message>
    <message>
        <source>Switch on or off; Space shows all off and as set in turn</source>
        <translation>Accende o spegne; Spazio mostra a turno tutto spento e come impostato</translation>
    </message>
    <message>
        <source>Fold the parameters</source>
        <translation>Chiudi i parametri</translation>
    </message>
    <message>
        <source>Show the parameters</source>
        <translation>Mostra i parametri</translation>
    </message>
</context>
<context>
    <name>sinkscope::ChartPlot</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sinkscope::ChartView</name>
    <message>
        <source>Arrow keys go from point to point and from series to series.</source>
        <translation>I tasti freccia vanno da punto a punto e da serie a serie.</translation>
    </message>
</context>
<context>
    <name>sinkscope::ChatPopup</name>
    <message>
        <source>System text</source>
        <translation>Testo di sistema</translation>
    </message>
    <message>
        <source>User text</source>
        <translation>Testo dell&apos;utente</translation>
    </message>
    <message>
        <source>What the model reads</source>
        <translation>Ciò che legge il modello</translation>
    </message>
    <message>
        <source>Run as the prompt</source>
        <translation>Esegui come prompt</translation>
    </message>
    <message>
        <source>Chat template</source>
        <translation>Template di chat</translation>
    </message>
    <message>
        <source>Empty: no system message, or the template&apos;s own</source>
        <translation>Vuoto: nessun messaggio di sistema, o quello del template</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Template</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utente</translation>
    </message>
    <message>
        <source>not recognised</source>
        <translation>non riconosciuto</translation>
    </message>
    <message>
        <source>The template&apos;s own text</source>
        <translation>Il testo del template</translation>
    </message>
</context>
<context>
    <name>sinkscope::CommandPalette</name>
    <message>
        <source>Type a command</source>
        <translation>Scrivi un comando</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandi</translation>
    </message>
</context>
<context>
    <name>sinkscope::ContinuationView</name>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Without interventions</source>
        <translation>Senza interventi</translation>
    </message>
    <message>
        <source>With interventions</source>
        <translation>Con interventi</translation>
    </message>
    <message>
        <source>A, without</source>
        <translation>A, senza</translation>
    </message>
    <message>
        <source>B, as set</source>
        <translation>B, come impostato</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> token</translation>
    </message>
    <message>
        <source>Number of tokens</source>
        <translation>Numero di token</translation>
    </message>
    <message>
        <source>The most probable token each time, on both sides</source>
        <translation>Ogni volta il token più probabile, su entrambi i lati</translation>
    </message>
    <message>
        <source>Continues the prompt by its most probable tokens, without and with what is switched.</source>
        <translation>Continua il prompt con i token più probabili, senza e con gli interventi attivi.</translation>
    </message>
    <message>
        <source>These continue an earlier setting; press Continue for the present one.</source>
        <translation>Queste continuano un&apos;impostazione precedente; premi Continua per quella attuale.</translation>
    </message>
    <message>
        <source>Continuation</source>
        <translation>Continuazione</translation>
    </message>
</context>
<context>
    <name>sinkscope::DocumentJobs</name>
    <message>
        <source>Finding again under other thresholds</source>
        <translation>Una nuova ricerca con altre soglie</translation>
    </message>
    <message>
        <source>The whole map of a head</source>
        <translation>La mappa intera di una head</translation>
    </message>
</context>
<context>
    <name>sinkscope::DosePlot</name>
    <message>
        <source>Dose curves of loss, KL and sink ratio</source>
        <translation>Curve dose-effetto di loss, KL e sink ratio</translation>
    </message>
    <message>
        <source>loss, nats</source>
        <translation>loss, nat</translation>
    </message>
    <message>
        <source>KL, nats</source>
        <translation>KL, nat</translation>
    </message>
    <message>
        <source>sink heads, %</source>
        <translation>head con sink, %</translation>
    </message>
</context>
<context>
    <name>sinkscope::DoseView</name>
    <message>
        <source>What is moved</source>
        <translation>Che cosa si muove</translation>
    </message>
    <message>
        <source>with controls</source>
        <translation>con controlli</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Calcola</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>The same number of channels by magnitude (dashed) and at random, three times (dotted)</source>
        <translation>Lo stesso numero di canali per modulo (tratteggiata) e a caso, tre volte (punteggiata)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Switch on a card with a number to move: WeMask, a spike&apos;s value or factor, a virtual sink, a window, a tanh or flattened gain.</source>
        <translation>Accendi una scheda con un numero da muovere: WeMask, il valore o il fattore di uno spike, un sink virtuale, una finestra, una tanh o un gain appiattito.</translation>
    </message>
    <message>
        <source>Dose curves</source>
        <translation>Curve dose-effetto</translation>
    </message>
</context>
<context>
    <name>sinkscope::DropArea</name>
    <message>
        <source>Open folder…</source>
        <translation>Apri cartella…</translation>
    </message>
    <message>
        <source>Open file…</source>
        <translation>Apri file…</translation>
    </message>
    <message>
        <source>Drop a model or a session here</source>
        <translation>Trascina qui un modello o una sessione</translation>
    </message>
    <message>
        <source>Hugging Face folder, .safetensors, .gguf, .sinkscope</source>
        <translation>Cartella Hugging Face, .safetensors, .gguf, .sinkscope</translation>
    </message>
</context>
<context>
    <name>sinkscope::ExhibitPanels</name>
    <message>
        <source>Pictures and tables</source>
        <translation>Immagini e tabelle</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>%1, table</source>
        <translation>%1, tabella</translation>
    </message>
</context>
<context>
    <name>sinkscope::FigureDialog</name>
    <message>
        <source>Export a figure</source>
        <translation>Esporta una figura</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Settings of the figure</source>
        <translation>Impostazioni della figura</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>Copy co&amp;mmand</source>
        <translation>Copia co&amp;mando</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>Copia &amp;immagine</translation>
    </message>
    <message>
        <source>Copy the figure as pixels and as SVG</source>
        <translation>Copia la figura come pixel e come SVG</translation>
    </message>
    <message>
        <source>Copy &amp;data</source>
        <translation>Copia &amp;dati</translation>
    </message>
    <message>
        <source>Copy its numbers as CSV</source>
        <translation>Copia i suoi numeri come CSV</translation>
    </message>
    <message>
        <source>The numbers are on the clipboard.</source>
        <translation>I numeri sono negli appunti.</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>S&amp;tampa…</translation>
    </message>
    <message>
        <source>Print in its true size</source>
        <translation>Stampa nella sua grandezza vera</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Salva come…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Reading the weights for their SHA-256, which the file&apos;s metadata name…</source>
        <translation>Lettura dei pesi per il loro SHA-256, che i metadati del file riportano…</translation>
    </message>
    <message>
        <source>Copy the line that makes the same file without the window</source>
        <translation>Copia la riga che crea lo stesso file senza la finestra</translation>
    </message>
    <message>
        <source>The metadata will lack the model&apos;s SHA-256. %1</source>
        <translation>Nei metadati mancherà lo SHA-256 del modello. %1</translation>
    </message>
    <message>
        <source>Save the figure</source>
        <translation>Salva la figura</translation>
    </message>
    <message>
        <source>figure.%1</source>
        <translation>figura.%1</translation>
    </message>
    <message>
        <source>Save the panels</source>
        <translation>Salva i pannelli</translation>
    </message>
    <message>
        <source>panels.json</source>
        <translation>pannelli.json</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Salvato come %1</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>L’immagine è negli appunti.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Inviato alla stampante.</translation>
    </message>
    <message>
        <source>The window shows Δ. An analysis is of one run and has no difference: this is B, the run with interventions.</source>
        <translation>La finestra mostra Δ. Un&apos;analisi è di una sola esecuzione e non ha differenza: questa è B, l&apos;esecuzione con interventi.</translation>
    </message>
    <message>
        <source>Changed − base: not defined for an analysis</source>
        <translation>Modificata − base: non definita per un&apos;analisi</translation>
    </message>
    <message>
        <source>The command line draws whole pictures; this is the part of a large map that the window shows</source>
        <translation>La riga di comando disegna immagini intere; questa è la parte di una mappa grande che la finestra mostra</translation>
    </message>
</context>
<context>
    <name>sinkscope::FigureExport</name>
    <message>
        <source>The session does not know it; it was saved before its model&apos;s weights were read.</source>
        <translation>La sessione non lo conosce: è stata salvata prima che fossero letti i pesi del suo modello.</translation>
    </message>
</context>
<context>
    <name>sinkscope::FigureForm</name>
    <message>
        <source>Size</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>Una colonna</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>Due colonne</translation>
    </message>
    <message>
        <source>Text width</source>
        <translation>Larghezza del testo</translation>
    </message>
    <message>
        <source>Slide, 16:9</source>
        <translation>Diapositiva, 16:9</translation>
    </message>
    <message>
        <source>As set below</source>
        <translation>Come impostato sotto</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Larghezza</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altezza</translation>
    </message>
    <message>
        <source>as needed</source>
        <translation>quanto serve</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Carattere</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>Corpo</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Tavolozza</translation>
    </message>
    <message>
        <source>As in the view</source>
        <translation>Come nella vista</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Sfondo</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>Words and numbers at cells and points that have room for them</source>
        <translation>Parole e numeri di celle e punti, dove c’è posto</translation>
    </message>
    <message>
        <source>Colour bar</source>
        <translation>Barra dei colori</translation>
    </message>
    <message>
        <source>The legend of a heat map&apos;s colours</source>
        <translation>La legenda dei colori di una mappa</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Didascalia</translation>
    </message>
    <message>
        <source>A line below that says where the figure comes from; the file&apos;s metadata always do</source>
        <translation>Una riga in basso che dice da dove viene la figura; i metadati del file lo dicono sempre</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Tipo di file</translation>
    </message>
    <message>
        <source>SVG</source>
        <translation>SVG</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>PNG</source>
        <translation>PNG</translation>
    </message>
    <message>
        <source>Resolution of PNG</source>
        <translation>Risoluzione del PNG</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Risoluzione</translation>
    </message>
    <message>
        <source>Data beside it</source>
        <translation>Dati accanto</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Only heat maps have a palette.</source>
        <translation>Solo le mappe di calore hanno una tavolozza.</translation>
    </message>
    <message>
        <source>Signed values have the diverging palette: %1</source>
        <translation>I valori con segno hanno la tavolozza divergente: %1</translation>
    </message>
</context>
<context>
    <name>sinkscope::FigurePanelList</name>
    <message>
        <source>Panels of one figure</source>
        <translation>Pannelli di una figura</translation>
    </message>
    <message>
        <source>Pictures side by side, each with its letter; F2 renames one. Empty: the picture chosen above alone.</source>
        <translation>Immagini affiancate, ognuna con la sua lettera; F2 ne rinomina una. Vuoto: solo l&apos;immagine scelta sopra.</translation>
    </message>
    <message>
        <source>Panels side by side</source>
        <translation>Pannelli affiancati</translation>
    </message>
    <message>
        <source>&amp;Add to figure</source>
        <translation>&amp;Aggiungi alla figura</translation>
    </message>
    <message>
        <source>Add the picture chosen above as a panel</source>
        <translation>Aggiungi come pannello l&apos;immagine scelta sopra</translation>
    </message>
    <message>
        <source>Move the panel forward</source>
        <translation>Sposta il pannello avanti</translation>
    </message>
    <message>
        <source>Move the panel back</source>
        <translation>Sposta il pannello indietro</translation>
    </message>
    <message>
        <source>Remove the panel</source>
        <translation>Rimuovi il pannello</translation>
    </message>
    <message>
        <source>Save &amp;list…</source>
        <translation>Salva e&amp;lenco…</translation>
    </message>
    <message>
        <source>Save the panels as JSON for sinkscope figure --panels</source>
        <translation>Salva i pannelli come JSON per sinkscope figure --panels</translation>
    </message>
</context>
<context>
    <name>sinkscope::FigurePreview</name>
    <message>
        <source>Preview in its size on paper</source>
        <translation>Anteprima nella grandezza su carta</translation>
    </message>
</context>
<context>
    <name>sinkscope::GainStrip</name>
    <message>
        <source>Gains by magnitude</source>
        <translation>Gain per modulo</translation>
    </message>
    <message>
        <source>|w| in layer %1, masked green</source>
        <translation>|w| nel layer %1, in verde i mascherati</translation>
    </message>
    <message>
        <source>|w| in layer %1, not masked</source>
        <translation>|w| nel layer %1, non mascherato</translation>
    </message>
    <message>
        <source>channel %1: w = %2, number %3 by |w|</source>
        <translation>canale %1: w = %2, numero %3 per |w|</translation>
    </message>
    <message>
        <source>%1, masked</source>
        <translation>%1, mascherato</translation>
    </message>
    <message>
        <source>|w| in layer %1, masked for token %2 green</source>
        <translation>|w| nel layer %1, in verde i mascherati per il token %2</translation>
    </message>
</context>
<context>
    <name>sinkscope::GeneratedPromptPopup</name>
    <message>
        <source>Number of tokens</source>
        <translation>Numero di token</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source> the</source>
        <translation> the</translation>
    </message>
    <message>
        <source>Run as the prompt</source>
        <translation>Esegui come prompt</translation>
    </message>
    <message>
        <source>Random tokens</source>
        <translation>Token casuali</translation>
    </message>
    <message>
        <source>One token repeated</source>
        <translation>Un token ripetuto</translation>
    </message>
    <message>
        <source>Token as text</source>
        <translation>Token come testo</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Ordinary tokens drawn evenly from the whole vocabulary; the same seed gives the same ones.</source>
        <translation>Token ordinari estratti uniformemente dall&apos;intero vocabolario; lo stesso seme dà gli stessi.</translation>
    </message>
    <message>
        <source>Token %1 ‘%2’ at each position, and no token that begins a text.</source>
        <translation>Il token %1 ‘%2’ in ogni posizione, e nessun token di inizio testo.</translation>
    </message>
</context>
<context>
    <name>sinkscope::GridView</name>
    <message>
        <source>Export figure…</source>
        <translation>Esporta figura…</translation>
    </message>
</context>
<context>
    <name>sinkscope::HeatmapWidget</name>
    <message>
        <source>Selected: %1</source>
        <translation>Selezionato: %1</translation>
    </message>
    <message>
        <source>Nothing selected. Arrow keys select a cell.</source>
        <translation>Niente di selezionato. I tasti freccia selezionano una cella.</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Copia il valore</translation>
    </message>
    <message>
        <source>Copy row as CSV</source>
        <translation>Copia la riga come CSV</translation>
    </message>
    <message>
        <source>Zoom to this cell</source>
        <translation>Ingrandisci su questa cella</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostra tutto</translation>
    </message>
</context>
<context>
    <name>sinkscope::HelpDock</name>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Looks inside a language model while it runs on your machine: where massive activations are born and die, and which tokens the heads sink on.</source>
        <translation>Guarda dentro un modello linguistico mentre gira sulla tua macchina: dove le attivazioni massive nascono e muoiono, e su quali token le head fanno sink.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It sends nothing anywhere.</source>
        <translation>Software libero sotto la GNU General Public License, versione 3 o successiva. Non invia niente da nessuna parte.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Tasti freccia</translation>
    </message>
    <message>
        <source>Move the selection in the focused view</source>
        <translation>Muovono la selezione nella vista attiva</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Show the whole picture again</source>
        <translation>Mostra di nuovo l&apos;intera immagine</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next control</source>
        <translation>Va al controllo successivo</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastiera</translation>
    </message>
</context>
<context>
    <name>sinkscope::InterventionDocks</name>
    <message>
        <source>Interventions</source>
        <translation>Interventi</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Cambiamenti</translation>
    </message>
    <message>
        <source>Docks behind each other</source>
        <translation>Pannelli uno dietro l&apos;altro</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>A&amp;nnulla: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>A&amp;nnulla</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Ripeti: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Paste %1 cards</source>
        <translation>Incolla %1 schede</translation>
    </message>
    <message>
        <source>Doses</source>
        <translation>Dosi</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
</context>
<context>
    <name>sinkscope::InterventionJobs</name>
    <message>
        <source>Cancelled: the pictures show the run without interventions. Change a card to go on.</source>
        <translation>Annullato: le immagini mostrano l&apos;esecuzione senza interventi. Cambia una scheda per proseguire.</translation>
    </message>
    <message>
        <source>A run with these interventions</source>
        <translation>Un&apos;esecuzione con questi interventi</translation>
    </message>
    <message>
        <source>A dose curve</source>
        <translation>Una curva di dose</translation>
    </message>
    <message>
        <source>A continued text</source>
        <translation>Un testo continuato</translation>
    </message>
</context>
<context>
    <name>sinkscope::InterventionsView</name>
    <message>
        <source>+ Add</source>
        <translation>+ Aggiungi</translation>
    </message>
    <message>
        <source>Add an intervention</source>
        <translation>Aggiungi un intervento</translation>
    </message>
    <message>
        <source>All…</source>
        <translation>Tutti…</translation>
    </message>
    <message>
        <source>Switch off, remove, copy or paste all cards</source>
        <translation>Spegne, rimuove, copia o incolla tutte le schede</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Schede</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Aggiungi %1</translation>
    </message>
    <message>
        <source>Switch all off</source>
        <translation>Spegni tutte</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>Rimuovi tutte</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Copia come JSON</translation>
    </message>
    <message>
        <source>Paste JSON</source>
        <translation>Incolla JSON</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Sposta %1</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Duplica %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Rimuovi %1</translation>
    </message>
    <message>
        <source>Run a prompt, then switch things in the model here and watch what changes.</source>
        <translation>Esegui un prompt, poi accendi e spegni qui parti del modello e osserva che cosa cambia.</translation>
    </message>
    <message>
        <source>Nothing is switched. Add a card, or right-click a head or a channel in a picture.</source>
        <translation>Niente è acceso. Aggiungi una scheda, o fai clic con il tasto destro su una head o un canale in un&apos;immagine.</translation>
    </message>
    <message>
        <source>Interventions</source>
        <translation>Interventi</translation>
    </message>
</context>
<context>
    <name>sinkscope::KeySpaceCanvas</name>
    <message>
        <source>Key space in three dimensions</source>
        <translation>Key space in tre dimensioni</translation>
    </message>
</context>
<context>
    <name>sinkscope::KeySpaceView</name>
    <message>
        <source>Key space</source>
        <translation>Key space</translation>
    </message>
    <message>
        <source>Queries and keys after or before the rotary position embedding</source>
        <translation>Query e key dopo o prima del rotary position embedding</translation>
    </message>
    <message>
        <source>After RoPE</source>
        <translation>Dopo RoPE</translation>
    </message>
    <message>
        <source>Before RoPE</source>
        <translation>Prima di RoPE</translation>
    </message>
    <message>
        <source>Queries and keys as attention compares them, or before the rotary position embedding turned them</source>
        <translation>Query e key come l&apos;attenzione le confronta, o prima che il rotary position embedding le ruoti</translation>
    </message>
    <message>
        <source>Reset view</source>
        <translation>Ripristina la vista</translation>
    </message>
    <message>
        <source>Show the whole key space again (Home)</source>
        <translation>Mostra di nuovo l&apos;intero key space (Home)</translation>
    </message>
    <message>
        <source>Reset the view of the key space</source>
        <translation>Ripristina la vista del key space</translation>
    </message>
    <message>
        <source>The key space was cancelled. Select a head to compute it.</source>
        <translation>Il key space è stato annullato. Seleziona una head per calcolarlo.</translation>
    </message>
    <message>
        <source>Run a prompt to see one head&apos;s queries and keys in space.</source>
        <translation>Esegui un prompt per vedere nello spazio le query e le key di una head.</translation>
    </message>
    <message>
        <source>Why the key space is not shown</source>
        <translation>Perché il key space non è mostrato</translation>
    </message>
    <message>
        <source>Projecting layer %1, head %2</source>
        <translation>Proiezione del layer %1, head %2</translation>
    </message>
    <message>
        <source>This run holds no queries and keys to show.</source>
        <translation>Questa esecuzione non contiene query e key da mostrare.</translation>
    </message>
</context>
<context>
    <name>sinkscope::KlStrip</name>
    <message>
        <source>KL per token</source>
        <translation>KL per token</translation>
    </message>
    <message>
        <source>largest %1 nats at token %2</source>
        <translation>massimo %1 nat al token %2</translation>
    </message>
    <message>
        <source>KL per token, nats</source>
        <translation>KL per token, nat</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>fino a %1</translation>
    </message>
    <message>
        <source>After token %1 ‘%2’: KL %3 nats</source>
        <translation>Dopo il token %1 ‘%2’: KL %3 nat</translation>
    </message>
</context>
<context>
    <name>sinkscope::LifeCyclePlot</name>
    <message>
        <source>Life cycle of the largest magnitudes along depth</source>
        <translation>Ciclo di vita dei moduli massimi lungo la profondità</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>layer</translation>
    </message>
    <message>
        <source>residual stream, magnitude</source>
        <translation>residual stream, modulo</translation>
    </message>
    <message>
        <source>residual |x|</source>
        <translation>residual |x|</translation>
    </message>
    <message>
        <source>block output, magnitude</source>
        <translation>output del blocco, modulo</translation>
    </message>
    <message>
        <source>added |x|</source>
        <translation>|x| aggiunto</translation>
    </message>
    <message>
        <source>Base: %1
Changed: %2</source>
        <translation>Base: %1
Modificata: %2</translation>
    </message>
</context>
<context>
    <name>sinkscope::LifeCycleView</name>
    <message>
        <source>Life cycle</source>
        <translation>Ciclo di vita</translation>
    </message>
    <message>
        <source>Run a prompt to see the largest magnitudes rise and fall along depth.</source>
        <translation>Esegui un prompt per vedere i moduli massimi salire e scendere lungo la profondità.</translation>
    </message>
    <message>
        <source>This run holds no layers to show.</source>
        <translation>Questa esecuzione non contiene layer da mostrare.</translation>
    </message>
</context>
<context>
    <name>sinkscope::LongTextControl</name>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Which text is cut to each length</source>
        <translation>Quale testo è tagliato a ogni lunghezza</translation>
    </message>
    <message>
        <source>Sinkscope&apos;s licence</source>
        <translation>La licenza di Sinkscope</translation>
    </message>
    <message>
        <source>Text file…</source>
        <translation>File di testo…</translation>
    </message>
    <message>
        <source>Long text</source>
        <translation>Testo lungo</translation>
    </message>
    <message>
        <source>Texts (*.txt *.md);;All files (*)</source>
        <translation>Testi (*.txt *.md);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>Non si può leggere %1: %2</translation>
    </message>
    <message>
        <source>%1 is larger than 64 MiB; choose a shorter text</source>
        <translation>%1 è più grande di 64 MiB; scegli un testo più corto</translation>
    </message>
    <message>
        <source>%1 holds no UTF-8 text</source>
        <translation>%1 non contiene testo UTF-8</translation>
    </message>
</context>
<context>
    <name>sinkscope::MainWindow</name>
    <message>
        <source>%1 — Sinkscope</source>
        <translation>%1 — Sinkscope</translation>
    </message>
    <message>
        <source>Sinkscope</source>
        <translation>Sinkscope</translation>
    </message>
    <message>
        <source>This model&apos;s files bring no chat template</source>
        <translation>I file di questo modello non portano un template di chat</translation>
    </message>
    <message>
        <source>The chat template brings all special tokens itself</source>
        <translation>Il template di chat porta da sé tutti i token speciali</translation>
    </message>
    <message>
        <source>This model&apos;s tokenizer adds no token at the start</source>
        <translation>Il tokenizer di questo modello non aggiunge token all&apos;inizio</translation>
    </message>
    <message>
        <source>The prompt was made of tokens, special ones included</source>
        <translation>Il prompt è stato fatto di token, compresi quelli speciali</translation>
    </message>
</context>
<context>
    <name>sinkscope::NormStrip</name>
    <message>
        <source>What the norm reads and makes of it</source>
        <translation>Che cosa legge la norm e che cosa ne fa</translation>
    </message>
    <message>
        <source>Layer %1, token %2, head %3</source>
        <translation>Layer %1, token %2, head %3</translation>
    </message>
    <message>
        <source>Layer %1, token %2</source>
        <translation>Layer %1, token %2</translation>
    </message>
    <message>
        <source>%1: |gain| %2 to %3, now %4 to %5</source>
        <translation>%1: |gain| da %2 a %3, ora da %4 a %5</translation>
    </message>
    <message>
        <source>%1: α %2, scale %3</source>
        <translation>%1: α %2, scala %3</translation>
    </message>
    <message>
        <source>%1: output over input</source>
        <translation>%1: output rispetto all&apos;input</translation>
    </message>
    <message>
        <source>token %1, channel %2: input %3, output %4, swapped %5 (before the gain)</source>
        <translation>token %1, canale %2: input %3, output %4, con la norm scambiata %5 (prima del gain)</translation>
    </message>
</context>
<context>
    <name>sinkscope::OverviewPanes</name>
    <message>
        <source>Nothing run yet: press Ctrl+Enter to run the prompt.</source>
        <translation>Ancora nessuna esecuzione: premi Ctrl+Invio per eseguire il prompt.</translation>
    </message>
    <message>
        <source>Open a model to see its pictures here.</source>
        <translation>Apri un modello per vedere qui le sue immagini.</translation>
    </message>
</context>
<context>
    <name>sinkscope::Pane</name>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Ancora niente da mostrare.</translation>
    </message>
    <message>
        <source>Base: without interventions</source>
        <translation>Base: senza interventi</translation>
    </message>
    <message>
        <source>Changed: with interventions</source>
        <translation>Modificata: con interventi</translation>
    </message>
    <message>
        <source>Changed − base</source>
        <translation>Modificata − base</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>Esporta figura…</translation>
    </message>
</context>
<context>
    <name>sinkscope::PaneNotice</name>
    <message>
        <source>Copy details</source>
        <translation>Copia i dettagli</translation>
    </message>
</context>
<context>
    <name>sinkscope::ParameterForm</name>
    <message>
        <source>%1, slider</source>
        <translation>%1, cursore</translation>
    </message>
    <message>
        <source>For example %1</source>
        <translation>Per esempio %1</translation>
    </message>
    <message>
        <source>Not understood; for example %1</source>
        <translation>Non compreso; per esempio %1</translation>
    </message>
</context>
<context>
    <name>sinkscope::PromptEditor</name>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Type a prompt, then press Ctrl+Enter</source>
        <translation>Scrivi un prompt, poi premi Ctrl+Invio</translation>
    </message>
    <message>
        <source>+ 1 line</source>
        <translation>+ 1 riga</translation>
    </message>
    <message>
        <source>+ %1 lines</source>
        <translation>+ %1 righe</translation>
    </message>
</context>
<context>
    <name>sinkscope::PromptSetControl</name>
    <message>
        <source>The prompts that are compared</source>
        <translation>I prompt che si confrontano</translation>
    </message>
    <message>
        <source>Prompts to compare</source>
        <translation>Prompt da confrontare</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Predefiniti</translation>
    </message>
    <message>
        <source>A new prompt</source>
        <translation>Un nuovo prompt</translation>
    </message>
    <message numerus="yes">
        <source>%n prompts</source>
        <translation>
            <numerusform>%n prompt</numerusform>
            <numerusform>%n prompt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinkscope::RecoveryBar</name>
    <message>
        <source>Session to recover</source>
        <translation>Sessione da recuperare</translation>
    </message>
    <message>
        <source>Recover it</source>
        <translation>Recuperala</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Scartala</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Più tardi</translation>
    </message>
    <message>
        <source>Ask again at the next start</source>
        <translation>Chiedi di nuovo al prossimo avvio</translation>
    </message>
    <message>
        <source>Sinkscope ended unexpectedly; the session as it was at %1 has been kept.</source>
        <translation>Sinkscope è terminato in modo imprevisto; la sessione com&apos;era alle %1 è stata conservata.</translation>
    </message>
</context>
<context>
    <name>sinkscope::ReportPane</name>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Salva come PDF…</translation>
    </message>
    <message>
        <source>Nothing run yet: press Ctrl+Enter to run the prompt.</source>
        <translation>Ancora nessuna esecuzione: premi Ctrl+Invio per eseguire il prompt.</translation>
    </message>
    <message>
        <source>Open a model to see its report here.</source>
        <translation>Apri un modello per vedere qui il suo rapporto.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Salva il rapporto</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 report.pdf</source>
        <translation>rapporto %1.pdf</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Salvato come %1</translation>
    </message>
</context>
<context>
    <name>sinkscope::ReportView</name>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>Report on the model</source>
        <translation>Rapporto sul modello</translation>
    </message>
</context>
<context>
    <name>sinkscope::ResidualView</name>
    <message>
        <source>Site</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Grandezza</translation>
    </message>
    <message>
        <source>Residual magnitudes, layers by tokens</source>
        <translation>Moduli del residual stream, layer per token</translation>
    </message>
    <message>
        <source>Residual, after feed-forward</source>
        <translation>Residual, dopo il feed-forward</translation>
    </message>
    <message>
        <source>Residual, after attention</source>
        <translation>Residual, dopo l&apos;attention</translation>
    </message>
    <message>
        <source>Attention output</source>
        <translation>Output dell&apos;attention</translation>
    </message>
    <message>
        <source>Feed-forward output</source>
        <translation>Output del feed-forward</translation>
    </message>
    <message>
        <source>Where along the residual stream the numbers are read</source>
        <translation>Dove lungo il residual stream si leggono i numeri</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Massimo</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norma</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Channel</source>
        <translation>Canale</translation>
    </message>
    <message>
        <source>What is shown of each token&apos;s vector: its largest magnitude, its length, the median magnitude of its channels, or one channel</source>
        <translation>Che cosa si mostra del vettore di ogni token: il suo modulo massimo, la sua lunghezza, il modulo mediano dei suoi canali, o un canale</translation>
    </message>
    <message>
        <source>Residual magnitudes</source>
        <translation>Moduli del residual stream</translation>
    </message>
    <message>
        <source>Run a prompt to see how large its tokens grow from layer to layer.</source>
        <translation>Esegui un prompt per vedere quanto crescono i suoi token di layer in layer.</translation>
    </message>
</context>
<context>
    <name>sinkscope::ScaleMenu</name>
    <message>
        <source>Colour scale</source>
        <translation>Scala dei colori</translation>
    </message>
    <message>
        <source>Colour scale: logarithmic or linear, palette, range</source>
        <translation>Scala dei colori: logaritmica o lineare, tavolozza, intervallo</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logaritmica</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineare</translation>
    </message>
    <message>
        <source>Keep this range</source>
        <translation>Mantieni questo intervallo</translation>
    </message>
    <message>
        <source>log</source>
        <translation>log</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>lineare</translation>
    </message>
    <message>
        <source>%1, range kept</source>
        <translation>%1, intervallo mantenuto</translation>
    </message>
</context>
<context>
    <name>sinkscope::SelfCheckJob</name>
    <message>
        <source>No model is open.</source>
        <translation>Nessun modello è aperto.</translation>
    </message>
    <message>
        <source>The model is checked as soon as nothing else runs.</source>
        <translation>Il modello viene controllato appena non c&apos;è altro in corso.</translation>
    </message>
    <message>
        <source>Checking how the model was read…</source>
        <translation>Controllo di come è stato letto il modello…</translation>
    </message>
    <message>
        <source>The check was cancelled.</source>
        <translation>Il controllo è stato annullato.</translation>
    </message>
</context>
<context>
    <name>sinkscope::SentenceList</name>
    <message>
        <source>What was found</source>
        <translation>Che cosa si è trovato</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>less</source>
        <translation>meno</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>altre %1</translation>
    </message>
</context>
<context>
    <name>sinkscope::SessionCommands</name>
    <message>
        <source>Open a session</source>
        <translation>Apri una sessione</translation>
    </message>
    <message>
        <source>Sessions (*.sinkscope)</source>
        <translation>Sessioni (*.sinkscope)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifiche non salvate</translation>
    </message>
    <message>
        <source>Save this session before it is closed?</source>
        <translation>Salvare questa sessione prima di chiuderla?</translation>
    </message>
    <message>
        <source>Save the changes of “%1” before it is closed?</source>
        <translation>Salvare le modifiche di “%1” prima di chiuderla?</translation>
    </message>
    <message>
        <source>Prompt and cards as they stand now are in no file.</source>
        <translation>Prompt e schede come sono ora non si trovano in nessun file.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>Salva la sessione</translation>
    </message>
</context>
<context>
    <name>sinkscope::SinkControls</name>
    <message>
        <source>ε = </source>
        <translation>ε = </translation>
    </message>
    <message>
        <source>A head sinks above this strength</source>
        <translation>Una head fa sink sopra questa forza</translation>
    </message>
    <message>
        <source>A head sinks when its strength exceeds ε</source>
        <translation>Una head fa sink quando la sua forza supera ε</translation>
    </message>
    <message>
        <source>Published ε</source>
        <translation>ε pubblicati</translation>
    </message>
    <message>
        <source>ε as published</source>
        <translation>ε come pubblicato</translation>
    </message>
    <message>
        <source>0.3 Gu, Spike</source>
        <translation>0,3 Gu, Spike</translation>
    </message>
    <message>
        <source>0.8 Barbero</source>
        <translation>0,8 Barbero</translation>
    </message>
    <message>
        <source>own ε</source>
        <translation>ε proprio</translation>
    </message>
    <message>
        <source>Tokens that the strength is taken over</source>
        <translation>Token su cui è presa la forza</translation>
    </message>
    <message>
        <source>Over how many tokens the mean attention is taken</source>
        <translation>Su quanti token è presa l&apos;attenzione media</translation>
    </message>
    <message>
        <source>T = 64</source>
        <translation>T = 64</translation>
    </message>
    <message>
        <source>Whole prompt</source>
        <translation>Prompt intero</translation>
    </message>
</context>
<context>
    <name>sinkscope::StartPage</name>
    <message>
        <source>Found on this machine</source>
        <translation>Trovati su questa macchina</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recenti</translation>
    </message>
    <message>
        <source>Open a language model to see where its giants are born and which token its heads sink on. Everything stays on this machine.</source>
        <translation>Apri un modello linguistico per vedere dove nascono i suoi giganti e su quale token le sue head fanno sink. Tutto resta su questa macchina.</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Cerca di nuovo</translation>
    </message>
    <message>
        <source>Looking for models…</source>
        <translation>Ricerca dei modelli…</translation>
    </message>
    <message>
        <source>No model found. Sinkscope looks in the caches of Hugging Face, Ollama and LM Studio and in %1.</source>
        <translation>Nessun modello trovato. Sinkscope cerca nelle cache di Hugging Face, Ollama e LM Studio e in %1.</translation>
    </message>
    <message>
        <source>Tours</source>
        <translation>Tour</translation>
    </message>
</context>
<context>
    <name>sinkscope::StatusLine</name>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>Annulla (Esc)</translation>
    </message>
    <message>
        <source>Memory used</source>
        <translation>Memoria usata</translation>
    </message>
    <message>
        <source>Memory that Sinkscope holds, of this machine&apos;s</source>
        <translation>Memoria che Sinkscope occupa, rispetto a quella di questa macchina</translation>
    </message>
    <message>
        <source>Trust</source>
        <translation>Affidabilità</translation>
    </message>
    <message>
        <source>Trust …</source>
        <translation>Affidabilità …</translation>
    </message>
    <message>
        <source>Trust ?</source>
        <translation>Affidabilità ?</translation>
    </message>
    <message>
        <source>Trust report: %1</source>
        <translation>Rapporto di affidabilità: %1</translation>
    </message>
    <message>
        <source>Click for the trust report</source>
        <translation>Fai clic per il rapporto di affidabilità</translation>
    </message>
    <message>
        <source>No model open</source>
        <translation>Nessun modello aperto</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>1 token</source>
        <translation>1 token</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 token</translation>
    </message>
    <message>
        <source>run %1 s</source>
        <translation>esecuzione %1 s</translation>
    </message>
    <message>
        <source> (%1 of %2 layers recomputed)</source>
        <translation> (%1 di %2 layer ricalcolati)</translation>
    </message>
    <message>
        <source>norms swapped, not retrained</source>
        <translation>norm scambiate, senza riaddestramento</translation>
    </message>
    <message>
        <source>%1 of %2 GiB</source>
        <translation>%1 di %2 GiB</translation>
    </message>
</context>
<context>
    <name>sinkscope::TableView</name>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Filter the rows</source>
        <translation>Filtra le righe</translation>
    </message>
    <message>
        <source>Keeps the rows that hold all of these words or numbers</source>
        <translation>Tiene le righe che contengono tutte queste parole o numeri</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Copia come CSV</translation>
    </message>
    <message>
        <source>Copies all rows shown; Ctrl+C in the table copies the selected ones</source>
        <translation>Copia tutte le righe mostrate; Ctrl+C nella tabella copia quelle selezionate</translation>
    </message>
    <message>
        <source>Copy selected rows as CSV</source>
        <translation>Copia le righe selezionate come CSV</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 righe</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 di %2 righe</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>Esporta figura…</translation>
    </message>
</context>
<context>
    <name>sinkscope::ThresholdsPopup</name>
    <message>
        <source>Massive: magnitude above</source>
        <translation>Massivo: modulo sopra</translation>
    </message>
    <message>
        <source>Off: the relative rule alone, for small models whose values stay low</source>
        <translation>Spento: la sola regola relativa, per modelli piccoli i cui valori restano bassi</translation>
    </message>
    <message>
        <source> × layer median</source>
        <translation> × mediana del layer</translation>
    </message>
    <message>
        <source>Massive activations by Sun et al. 2024; sinks by mean attention over the first 64 tokens.</source>
        <translation>Attivazioni massive secondo Sun et al. 2024; sink per attenzione media sui primi 64 token.</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Predefiniti</translation>
    </message>
    <message>
        <source>and above</source>
        <translation>e sopra</translation>
    </message>
    <message>
        <source>Sink: strength above ε =</source>
        <translation>Sink: forza sopra ε =</translation>
    </message>
</context>
<context>
    <name>sinkscope::TokenChips</name>
    <message>
        <source>Tokens of the prompt</source>
        <translation>Token del prompt</translation>
    </message>
    <message>
        <source>part of ‘%1’, tokens %2–%3</source>
        <translation>parte di ‘%1’, token %2–%3</translation>
    </message>
    <message>
        <source>▲ carries a massive activation</source>
        <translation>▲ porta un&apos;attivazione massiva</translation>
    </message>
    <message>
        <source>● sink of %1 of %2 heads</source>
        <translation>● sink di %1 head su %2</translation>
    </message>
    <message>
        <source>Key: %1</source>
        <translation>Key: %1</translation>
    </message>
    <message>
        <source>Query: %1</source>
        <translation>Query: %1</translation>
    </message>
    <message>
        <source>q k</source>
        <comment>query and key at once, as short as possible</comment>
        <translation>q k</translation>
    </message>
    <message>
        <source>key</source>
        <translation>key</translation>
    </message>
    <message>
        <source>k</source>
        <comment>key, as short as possible</comment>
        <translation>k</translation>
    </message>
    <message>
        <source>query</source>
        <translation>query</translation>
    </message>
    <message>
        <source>q</source>
        <comment>query, as short as possible</comment>
        <translation>q</translation>
    </message>
    <message>
        <source>Click: key token · Shift+click: query token</source>
        <translation>Clic: token della key · Maiusc+clic: token della query</translation>
    </message>
</context>
<context>
    <name>sinkscope::TokenRow</name>
    <message>
        <source>BOS</source>
        <translation>BOS</translation>
    </message>
    <message>
        <source>Begin-of-text token</source>
        <translation>Token di inizio testo</translation>
    </message>
</context>
<context>
    <name>sinkscope::TokenStrip</name>
    <message>
        <source>Token strip</source>
        <translation>Striscia dei token</translation>
    </message>
</context>
<context>
    <name>sinkscope::TopBar</name>
    <message>
        <source>Model</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Esempi</translation>
    </message>
    <message>
        <source>Prompts that come with Sinkscope</source>
        <translation>Prompt forniti con Sinkscope</translation>
    </message>
    <message>
        <source>Open a model</source>
        <translation>Apri un modello</translation>
    </message>
    <message>
        <source>Tours</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Lessons in steps, on this very window</source>
        <translation>Lezioni a passi, in questa stessa finestra</translation>
    </message>
</context>
<context>
    <name>sinkscope::TourBar</name>
    <message>
        <source>Tour</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>Testo del passo</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>Which step of how many, e.g. &quot;3 of 8&quot;.</extracomment>
        <translation>%1 di %2</translation>
    </message>
</context>
<context>
    <name>sinkscope::TourGuide</name>
    <message>
        <source>Leave the tour</source>
        <translation>Lascia il tour</translation>
    </message>
    <message>
        <source>Step of a tour</source>
        <translation>Passo di un tour</translation>
    </message>
</context>
<context>
    <name>sinkscope::Tours</name>
    <message>
        <source>Open a tour</source>
        <translation>Apri un tour</translation>
    </message>
    <message>
        <source>Tours (*.json)</source>
        <translation>Tour (*.json)</translation>
    </message>
    <message>
        <source>A tour needs a model, and none was found on this machine: open one, then start the tour again.</source>
        <translation>Un tour ha bisogno di un modello, e su questo computer non ne è stato trovato nessuno: apritene uno, poi avviate di nuovo il tour.</translation>
    </message>
</context>
<context>
    <name>sinkscope::TrustDock</name>
    <message>
        <source>Trust report</source>
        <translation>Rapporto di affidabilità</translation>
    </message>
</context>
<context>
    <name>sinkscope::TrustRow</name>
    <message>
        <source>Show or hide the details</source>
        <translation>Mostra o nascondi i dettagli</translation>
    </message>
    <message>
        <source>Details of %1</source>
        <translation>Dettagli di %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2. %3 Details</source>
        <translation>%1: %2. %3 Dettagli</translation>
    </message>
</context>
<context>
    <name>sinkscope::TrustView</name>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Controlla di nuovo</translation>
    </message>
    <message>
        <source>Trust report</source>
        <translation>Rapporto di affidabilità</translation>
    </message>
    <message>
        <source>Trust report in one sentence</source>
        <translation>Rapporto di affidabilità in una frase</translation>
    </message>
    <message>
        <source>Copy the whole report with its details</source>
        <translation>Copia l&apos;intero rapporto con i suoi dettagli</translation>
    </message>
    <message>
        <source>Run all checks of this model again</source>
        <translation>Esegue di nuovo tutti i controlli di questo modello</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Controlli</translation>
    </message>
    <message>
        <source>No model is open.</source>
        <translation>Nessun modello è aperto.</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Non controllato</translation>
    </message>
    <message>
        <source>%1 %2, %3 on the %4, %5 s.</source>
        <translation>%1 %2, %3 su %4, %5 s.</translation>
    </message>
    <message>
        <source>What no check of a file can find</source>
        <translation>Che cosa nessun controllo di un file può trovare</translation>
    </message>
    <message>
        <source>Faults that leave no trace in a file or in a short run.</source>
        <translation>Errori che non lasciano traccia in un file o in una breve esecuzione.</translation>
    </message>
</context>
<context>
    <name>sinkscope::VerdictBar</name>
    <message>
        <source>Verdict</source>
        <translation>Verdetto</translation>
    </message>
    <message>
        <source>Changed since this run: Ctrl+Enter</source>
        <translation>Cambiato dopo questa esecuzione: Ctrl+Invio</translation>
    </message>
</context>
<context>
    <name>sinkscope::WhatChangedView</name>
    <message>
        <source>Nothing is switched: both sides are the same.</source>
        <translation>Niente è acceso: entrambi i lati sono uguali.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Dopo</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variazione</translation>
    </message>
    <message>
        <source>Next before</source>
        <translation>Successivo prima</translation>
    </message>
    <message>
        <source>Next after</source>
        <translation>Successivo dopo</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Che cosa è cambiato</translation>
    </message>
</context>
<context>
    <name>sinkscope::Workspaces</name>
    <message>
        <source>Workspaces</source>
        <translation>Aree di lavoro</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Panoramica</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>Spike</translation>
    </message>
    <message>
        <source>Sinks</source>
        <translation>Sink</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
</context>
</TS>
