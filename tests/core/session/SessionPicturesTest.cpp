#include "session/SessionPictures.h"

#include "RandomModel.h"
#include "RandomSession.h"
#include "engine/Engine.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <random>

using namespace sinkscope;

namespace {

/// The run computes a part of its map in tiles of other sizes, so in another order; of weights up to 1, fp32 keeps
/// 1e-6.
bool sameMap(const Matrix& one, const Matrix& two) {
    return one.rows == two.rows && one.columns == two.columns &&
           std::ranges::equal(one.values, two.values, [](float left, float right) {
               return std::isnan(left) ? std::isnan(right) : std::abs(left - right) <= 1e-6F;
           });
}

std::string sentence(const auto& result) {
    return result ? std::string() : result.error().message();
}

} // namespace

class SessionPicturesTest : public QObject {
    Q_OBJECT
    Session session_;

    const SessionPictures& kept() const { return *session_.pictures; }
    const SessionPictures::Map& map() const { return kept().maps.front(); }

private Q_SLOTS:
    void initTestCase() {
        startEngine();
        session_ = fullSession(11, 40);
        // As of a prompt too long for all heads: the chosen one alone.
        SessionPictures one = *session_.pictures;
        one.maps.resize(1);
        session_.pictures = std::make_shared<const SessionPictures>(std::move(one));
    }

    void keptMapsAnswerEveryRequestAsTheRunDoes() {
        const Run &base = *session_.base->run, &changed = *session_.intervened->findings->run;
        std::mt19937 dice(3);
        const auto range = [&dice] {
            const auto first = static_cast<std::int64_t>(dice() % 39);
            return Range{first, first + 1 + static_cast<std::int64_t>(dice() % static_cast<unsigned>(40 - first))};
        };
        const auto cells = [&dice] { return static_cast<std::int64_t>(1 + dice() % 60); };
        for (int round = 0; round < 100; ++round) {
            const MapRequest request{map().layer,
                                     map().head,
                                     range(),
                                     range(),
                                     cells(),
                                     cells(),
                                     dice() % 2 == 0 ? Reduction::mean : Reduction::maximum};
            const auto answer = keptMaps(kept(), request);
            QVERIFY2(answer, sentence(answer).c_str());
            QVERIFY(sameMap(*answer->base, *attentionMap(base, request, {})));
            QVERIFY(sameMap(*answer->changed, *attentionMap(changed, request, {})));
        }
    }

    void shortPromptsKeepTheMapsOfEveryHead() {
        const SessionPictures all = *fullSession(11, 40).pictures;
        QCOMPARE(all.maps.size(), std::size_t{12}); // 3 layers of 4 heads
        for (std::int64_t layer = 0; layer < 3; ++layer)
            for (std::int64_t head = 0; head < 4; ++head)
                QVERIFY(keptMaps(all, {layer, head, {0, 40}, {0, 40}, 40, 40, Reduction::mean}));
    }

    void keptSpacesAreThoseOfTheRun() {
        for (const Rotation rotation : {Rotation::after, Rotation::before}) {
            const auto answer = keptSpaces(kept(), map().layer, map().head, rotation);
            QVERIFY2(answer, sentence(answer).c_str());
            const KeySpace own = keySpace(*session_.base->run, map().layer, map().head, rotation, *session_.base->run);
            QCOMPARE(answer->base->keys, own.keys);
            QCOMPARE(answer->base->queries, own.queries);
            QVERIFY(answer->changed);
        }
    }

    void whatWasNotKeptNeedsTheModelAndSaysWhatThereIs() {
        MapRequest request{(map().layer + 1) % 3, map().head, {0, 40}, {0, 40}, 40, 40, Reduction::maximum};
        const std::string place = "layer " + std::to_string(map().layer) + " head " + std::to_string(map().head);
        for (const std::string& text :
             {sentence(keptMaps(kept(), request)), sentence(keptSpaces(kept(), request.layer, 0, Rotation::after))}) {
            QVERIFY2(text.find("needs the model") != std::string::npos, text.c_str());
            QVERIFY2(text.find(place) != std::string::npos, text.c_str());
        }
        QVERIFY(!keptChannels(SessionPictures(), 3));
        QVERIFY(!keptMaps(SessionPictures(), request));
        QVERIFY(!keptSpaces(SessionPictures(), 0, 0, Rotation::after));
    }

    void requestsOutsideThePromptAreRefused() {
        for (const Range& range : {Range{-1, 3}, Range{3, 3}, Range{0, 41}})
            QVERIFY(!keptMaps(kept(), {map().layer, map().head, range, {0, 40}, 4, 4, Reduction::maximum}));
        QVERIFY(!keptMaps(kept(), {map().layer, map().head, {0, 40}, {0, 40}, 0, 4, Reduction::maximum}));
    }

    void longPromptsKeepTheWholeMapReduced() {
        constexpr std::int64_t tokens = SessionPictures::mostMapTokens + 50;
        const auto finished = run(randomModel(smallConfig()), someTokens(tokens), {}, {});
        QVERIFY(finished);
        const auto pictures = computePictures(**finished, nullptr, {1, 2, std::nullopt}, {});
        QVERIFY2(pictures, sentence(pictures).c_str());
        QCOMPARE(pictures->maps.front().values.base->rows, SessionPictures::mostMapTokens);
        const Range all{0, tokens};
        const auto whole = keptMaps(*pictures, {1, 2, all, all, 100, 100, Reduction::maximum});
        QVERIFY2(whole, sentence(whole).c_str());
        QCOMPARE(whole->base->rows, std::int64_t{100});
        QVERIFY(whole->base->at(99, 0) > 0.0F);
        QVERIFY(std::isnan(whole->base->at(0, 99)));
        const std::string part = sentence(keptMaps(*pictures, {1, 2, {0, 10}, all, 10, 100, Reduction::maximum}));
        QVERIFY2(part.find("reduced to 2048 cells") != std::string::npos, part.c_str());
    }

    void cancelledPicturesAreCancelledNotFailed() {
        std::stop_source stop;
        stop.request_stop();
        const auto pictures =
            computePictures(*session_.base->run, nullptr, {0, 0, std::nullopt}, Progress(stop.get_token()));
        QVERIFY(!pictures);
        QCOMPARE(pictures.error().kind, Error::Kind::cancelled);
    }
};

QTEST_GUILESS_MAIN(SessionPicturesTest)
#include "SessionPicturesTest.moc"
