import type { Provenance, RemoteVersions } from '../src/index';

const linesOf = (provenance: Provenance): readonly string[] => {
  if (provenance.state === 'absent')
    return ['WITHOUT PROVENANCE: published before provenance was recorded, or by another program'];
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
export const remoteLines = ({ name, since, by, current, previous }: RemoteVersions): readonly string[] => [
  `${name} ${current.version}, since ${since}, by ${by}`,
  ...linesOf(current.provenance).map((line) => `  ${line}`),
  ...(previous ? [`before: ${previous.version}`, ...linesOf(previous.provenance).map((line) => `  ${line}`)] : []),
];
