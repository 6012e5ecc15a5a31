import { type BuiltRemote, type BuiltSite, replaceVersions } from './siteRemotes';

/** Returns the site for each combination of candidates that a visitor can get. */
export const combineCandidates = (running: BuiltSite, candidates: readonly BuiltRemote[]): readonly BuiltSite[] =>
  candidates
    .reduce<readonly (readonly BuiltRemote[])[]>(
      (combinations, candidate) => [
        ...combinations,
        ...combinations.map((chosenBefore) => [...chosenBefore, candidate]),
        [candidate],
      ],
      [],
    )
    .map((versions) => replaceVersions(running, versions));
