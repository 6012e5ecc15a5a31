import type { Browser } from '../../e2e/support/browser';
import type { Network } from '../network/network';
import { variants, type Variant } from '../variants';
import { navigate, type NavigationFigures } from './navigate';
import { clickWhileLoading } from './interaction';
import { profiles, type Profile } from './profiles';
import { visit, type VisitFigures } from './visit';
import { withVisitor, waitUntilIdle } from './visitor';

interface Scenario {
  readonly round: number;
  readonly profile: string;
  readonly variant: Variant;
  readonly path: string;
}

/** The figures of a first visit. Full rounds also measure a second one, and the slowest click of a third one in milliseconds. */
export interface VisitResult extends Scenario {
  readonly cold: VisitFigures;
  readonly warm?: VisitFigures;
  readonly inpMs?: number;
}

export interface WalkResult extends Scenario, NavigationFigures {}

export interface Results {
  readonly rounds: number;
  readonly visits: readonly VisitResult[];
  readonly walks: readonly WalkResult[];
}

export interface RoundsOptions {
  readonly browser: Browser;
  readonly network: Network;
  /** The pages to visit. In-page navigations begin on the first one. */
  readonly paths: readonly string[];
  /** The end of measuring in Unix milliseconds. The first round always runs. */
  readonly until: number;
  readonly say: (line: string) => void;
}

/** Returns whether later figures are measured. Client-only pages have no content to click before their scripts run, and navigate like the one bundle. */
const hasLaterFigures = (variant: Variant): boolean => variant !== 'client only';

/** Every third round measures all figures. The others measure only first visits, for the goals. */
const FULL_ROUND_INTERVAL = 3;
const goalVariants: readonly Variant[] = ['this site', 'one bundle', 'no scripts'];

/** Rotates the variants each round, so that no variant always follows the slowest. */
const rotate = (all: readonly Variant[], round: number): Variant[] => [
  ...all.slice(round % all.length),
  ...all.slice(0, round % all.length),
];

/** Measures in rounds until the time is up. Visits all variants of a page directly after each other. */
export const runRounds = async ({ browser, network, paths, until, say }: RoundsOptions): Promise<Results> => {
  const visits: VisitResult[] = [];
  const walks: WalkResult[] = [];

  /** Prints the error of a failed measurement, which the results then lack. */
  const attempt = async (scenario: Scenario, task: () => Promise<void>): Promise<void> => {
    await task().catch((error: unknown) => say(`${Object.values(scenario).join(', ')}: ${String(error)}`));
  };

  const visitPage = async (profile: Profile, scenario: Scenario, isFull: boolean): Promise<void> => {
    const address = network.origin(scenario.variant) + scenario.path;
    const measured = await withVisitor(browser, network, profile, scenario.variant, async (visitor) => {
      const cold = await visit(visitor, address);
      if (!isFull) return { cold };
      await visitor.pause();
      const warm = await visit(visitor, address);
      if (!visitor.hasScripts || !hasLaterFigures(scenario.variant)) return { cold, warm };
      await visitor.pause();
      return { cold, warm, inpMs: await clickWhileLoading(visitor, address) };
    });
    visits.push({ ...scenario, ...measured });
  };

  const walk = (profile: Profile, scenario: Scenario): Promise<void> =>
    withVisitor(browser, network, profile, scenario.variant, async (visitor) => {
      await visitor.page.goto(network.origin(scenario.variant) + scenario.path, { waitUntil: 'domcontentloaded' });
      await waitUntilIdle(visitor);
      for (const path of paths.slice(1)) {
        walks.push({ ...scenario, path, ...(await navigate(visitor, path)) });
      }
    });

  const measure = async (round: number, isFull: boolean): Promise<void> => {
    const compared = rotate(isFull ? variants : goalVariants, round);
    for (const profile of profiles) {
      for (const path of paths) {
        for (const variant of compared) {
          const scenario = { round, profile: profile.name, variant, path };
          await attempt(scenario, () => visitPage(profile, scenario, isFull));
        }
      }
      for (const variant of isFull ? compared.filter(hasLaterFigures) : []) {
        const scenario = { round, profile: profile.name, variant, path: paths[0] ?? '/' };
        await attempt(scenario, () => walk(profile, scenario));
      }
    }
  };

  const longestMs = { full: 0, partial: 0 };
  const fits = (kind: keyof typeof longestMs): boolean => Date.now() + longestMs[kind] <= until;
  let rounds = 0;
  while (rounds === 0 || fits('partial')) {
    const kind = rounds % FULL_ROUND_INTERVAL === 0 && (rounds === 0 || fits('full')) ? 'full' : 'partial';
    const startedAt = Date.now();
    await measure(rounds, kind === 'full');
    longestMs[kind] = Math.max(longestMs[kind], Date.now() - startedAt);
    // Estimates a partial round until one was measured.
    longestMs.partial ||= longestMs.full / 3;
    rounds += 1;
    say(`round ${rounds}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }
  return { rounds, visits, walks };
};
