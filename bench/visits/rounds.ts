import type { Browser } from '../../e2e/support/browser';
import type { Network } from '../network/network';
import { variants, type Variant } from '../variants';
import { navigate, type Navigated } from './navigate';
import { pressWhileLoading } from './press';
import { profiles, type Profile } from './profiles';
import { visit, type Visited } from './visit';
import { asVisitor, untilRest } from './visitor';

interface Place {
  readonly round: number;
  readonly profile: string;
  readonly variant: Variant;
  readonly path: string;
}

/** A first visit. Whole rounds have a second one, too, and the slowest press during a third one. */
export interface Measured extends Place {
  readonly cold: Visited;
  readonly warm?: Visited;
  readonly press?: number;
}

export interface Walked extends Place, Navigated {}

export interface Results {
  readonly rounds: number;
  readonly visits: readonly Measured[];
  readonly walks: readonly Walked[];
}

export interface RoundsOptions {
  readonly browser: Browser;
  readonly network: Network;
  /** In-page navigations begin at the first one. */
  readonly paths: readonly string[];
  /** The end of measuring, milliseconds since 1970. The first round runs in any case. */
  readonly until: number;
  readonly say: (line: string) => void;
}

const hasScripts = (variant: Variant): boolean => variant !== 'no scripts';

/** A client-only page shows nothing to press until its scripts ran, and then is the one bundle. */
const differsLater = (variant: Variant): boolean => variant !== 'client only';

/** Every third round measures everything. The others measure first visits, which the goals compare. */
const WHOLE = 3;
const ofGoals: readonly Variant[] = ['this site', 'one bundle', 'no scripts'];

/** Returns the variants in another order each round, so that none always follows the slowest. */
const inTurn = (all: readonly Variant[], round: number): Variant[] => [
  ...all.slice(round % all.length),
  ...all.slice(0, round % all.length),
];

/** Measures in rounds until the time is up. Variants that are compared follow each other directly. */
export const runRounds = async ({ browser, network, paths, until, say }: RoundsOptions): Promise<Results> => {
  const visits: Measured[] = [];
  const walks: Walked[] = [];

  /** Reports a failed measurement, which is then missing in the results. */
  const attempt = async (place: Place, act: () => Promise<void>): Promise<void> => {
    await act().catch((error: unknown) => say(`${Object.values(place).join(', ')}: ${String(error)}`));
  };

  const visitPage = async (profile: Profile, place: Place, isWhole: boolean): Promise<void> => {
    const address = network.origin(place.variant) + place.path;
    const scripts = hasScripts(place.variant);
    const measured = await asVisitor(browser, network, profile, async (visitor) => {
      const cold = await visit(visitor, address, scripts);
      if (!isWhole) return { cold };
      await visitor.pause();
      const warm = await visit(visitor, address, scripts);
      if (!scripts || !differsLater(place.variant)) return { cold, warm };
      await visitor.pause();
      return { cold, warm, press: await pressWhileLoading(visitor, address) };
    });
    visits.push({ ...place, ...measured });
  };

  const walk = (profile: Profile, place: Place): Promise<void> =>
    asVisitor(browser, network, profile, async (visitor) => {
      await visitor.page.goto(network.origin(place.variant) + place.path, { waitUntil: 'domcontentloaded' });
      await untilRest(visitor, hasScripts(place.variant));
      for (const path of paths.slice(1)) {
        walks.push({ ...place, path, ...(await navigate(visitor, path, hasScripts(place.variant))) });
      }
    });

  const measure = async (round: number, isWhole: boolean): Promise<void> => {
    const compared = inTurn(isWhole ? variants : ofGoals, round);
    for (const profile of profiles) {
      for (const path of paths) {
        for (const variant of compared) {
          const place = { round, profile: profile.name, variant, path };
          await attempt(place, () => visitPage(profile, place, isWhole));
        }
      }
      for (const variant of isWhole ? compared.filter(differsLater) : []) {
        const place = { round, profile: profile.name, variant, path: paths[0] ?? '/' };
        await attempt(place, () => walk(profile, place));
      }
    }
  };

  const longest = { whole: 0, other: 0 };
  const fits = (kind: keyof typeof longest): boolean => Date.now() + longest[kind] <= until;
  let rounds = 0;
  while (rounds === 0 || fits('other')) {
    const kind = rounds % WHOLE === 0 && (rounds === 0 || fits('whole')) ? 'whole' : 'other';
    const began = Date.now();
    await measure(rounds, kind === 'whole');
    longest[kind] = Math.max(longest[kind], Date.now() - began);
    // An estimate until such a round was measured.
    longest.other ||= longest.whole / 3;
    rounds += 1;
    say(`round ${rounds}: ${Math.round((Date.now() - began) / 1000)} s`);
  }
  return { rounds, visits, walks };
};
