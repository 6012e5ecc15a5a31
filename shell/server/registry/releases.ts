import { type BuiltRemote, type BuiltSite, siteWith } from './siteRemotes';

/** Returns the site for each combination of candidates that a visitor can get. */
export const sitesWith = (running: BuiltSite, candidates: readonly BuiltRemote[]): readonly BuiltSite[] =>
  candidates
    .reduce<readonly (readonly BuiltRemote[])[]>(
      (chosen, candidate) => [...chosen, ...chosen.map((before) => [...before, candidate]), [candidate]],
      [],
    )
    .map((versions) => siteWith(running, versions));
