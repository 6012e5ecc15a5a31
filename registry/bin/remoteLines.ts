import type { Provenance, RemoteVersions } from '../src/index';
import { quarantineLines, rolloutLines } from './rolloutLines';

const provenanceLines = (provenance: Provenance): readonly string[] => {
  if (provenance.state === 'invalid') return [`UNSIGNED: ${provenance.why}`];
  const { signer, commit, uncommitted, builder, builtAt, sources } = provenance;
  return [
    `signed by    ${signer}`,
    `commit       ${commit ?? 'unknown'}${uncommitted ? ', with uncommitted changes' : ''}`,
    `builder      ${builder}`,
    `built at     ${builtAt}`,
    `sources      sha256 ${sources}`,
  ];
};

/** Returns the output of `npm run registry -- show ranking`. */
export const remoteLines = (remote: RemoteVersions): readonly string[] => {
  const { name, since, by, current, previous, candidate, preview, rollout, quarantined } = remote;
  const versionLines = (title: string, version: RemoteVersions['previous']): readonly string[] =>
    version ? [`${title} ${version.version}`, ...provenanceLines(version.provenance).map((line) => `  ${line}`)] : [];
  return [
    `${name} ${current.version}, since ${since}, by ${by}`,
    ...provenanceLines(current.provenance).map((line) => `  ${line}`),
    ...versionLines('before:', previous),
    ...(rollout ? rolloutLines(current.version, rollout) : []),
    ...versionLines('candidate:', candidate),
    ...versionLines('preview:', preview),
    ...quarantineLines(quarantined),
  ];
};
