import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import * as v from 'valibot';
import type { RemoteDescriptor } from '@caravan/shared/contracts';
import type { ObjectStore } from '@caravan/object-store';
import { type BuildOrigin, contentHash, integrityOf, isIntact } from '../builds';
import { eachDocument } from '../documents';
import { PublishRefused } from '../refused';
import { provenanceKey } from '../store';
import { isSigned, keysAt, parseAs, publicText, type RegistryKeys, signingKey, signText } from '../trust';

/** The origin of a version. */
export type Provenance =
  | ({ readonly state: 'signed'; readonly signer: string } & BuildOrigin)
  | { readonly state: 'invalid'; readonly why: string };

// https://github.com/in-toto/attestation/blob/main/spec/v1/README.md, https://slsa.dev/spec/v1.0/provenance
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const PREDICATE_TYPE = 'https://slsa.dev/provenance/v1';
const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const BUILD_TYPE = 'urn:caravan:webpack';

const text = v.pipe(v.string(), v.nonEmpty());
const sha256 = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));

const envelopeSchema = v.object({
  payloadType: v.literal(PAYLOAD_TYPE),
  payload: text,
  signatures: v.pipe(v.array(v.object({ keyid: text, sig: text })), v.length(1)),
});

const statementSchema = v.object({
  _type: v.literal(STATEMENT_TYPE),
  subject: v.tuple([v.object({ name: text, digest: v.object({ sha256 }) })]),
  predicateType: v.literal(PREDICATE_TYPE),
  predicate: v.object({
    buildDefinition: v.object({
      buildType: v.literal(BUILD_TYPE),
      externalParameters: v.object({ remote: text }),
      resolvedDependencies: v.tupleWithRest(
        [v.object({ name: v.literal('sources'), digest: v.object({ sha256 }) })],
        v.object({
          name: v.literal('commit'),
          digest: v.object({ gitCommit: text }),
          annotations: v.object({ uncommitted: v.boolean() }),
        }),
      ),
    }),
    runDetails: v.object({
      builder: v.object({ id: text }),
      metadata: v.object({ finishedOn: v.pipe(v.string(), v.isoTimestamp()) }),
    }),
  }),
});

type Statement = v.InferOutput<typeof statementSchema>;

const keyIdOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(Buffer.from(publicText(key), 'base64'))
    .digest('hex');

/** Returns the text that a DSSE signature covers (https://github.com/secure-systems-lab/dsse/blob/master/protocol.md). */
const signedTextOf = (payload: string): string =>
  `DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${Buffer.byteLength(payload)} ${payload}`;

const statementOf = (
  descriptor: RemoteDescriptor,
  { commit, uncommitted, builder, builtAt, sources }: BuildOrigin,
): Statement => ({
  _type: STATEMENT_TYPE,
  subject: [{ name: descriptor.federation.name, digest: { sha256: contentHash(descriptor) } }],
  predicateType: PREDICATE_TYPE,
  predicate: {
    buildDefinition: {
      buildType: BUILD_TYPE,
      externalParameters: { remote: descriptor.federation.name },
      resolvedDependencies: [
        { name: 'sources', digest: { sha256: sources } },
        ...(commit === null
          ? []
          : [{ name: 'commit' as const, digest: { gitCommit: commit }, annotations: { uncommitted } }]),
      ],
    },
    runDetails: { builder: { id: builder }, metadata: { finishedOn: builtAt } },
  },
});

/** Returns the origin that an envelope states of a version. Throws if the key did not sign it, or if it is of another version. */
export const checkProvenance = (bytes: Uint8Array, descriptor: RemoteDescriptor, key: KeyObject): BuildOrigin => {
  const { payload, signatures } = parseAs(
    envelopeSchema,
    Buffer.from(bytes).toString(),
    'the envelope of its provenance',
  );
  const body = Buffer.from(payload, 'base64').toString();
  const isOfKey = signatures.some(({ sig }) => isSigned({ text: signedTextOf(body), signature: sig }, key));
  if (!isOfKey) throw new Error('its provenance is not signed by the key that published it');
  const { subject, predicate } = parseAs(statementSchema, body, 'the statement of its provenance');
  const [{ name, digest }] = subject;
  if (name !== descriptor.federation.name || digest.sha256 !== contentHash(descriptor))
    throw new Error('its provenance is of another build');
  const [sources, commit] = predicate.buildDefinition.resolvedDependencies;
  return {
    commit: commit?.digest.gitCommit ?? null,
    uncommitted: commit?.annotations.uncommitted ?? false,
    builder: predicate.runDetails.builder.id,
    builtAt: predicate.runDetails.metadata.finishedOn,
    sources: sources.digest.sha256,
  };
};

/** Signs the origin of a build, stores it, and reads it back to check it. Returns the version with the integrity of its provenance. */
export const storeProvenance = async (
  store: ObjectStore,
  { privateKey }: RegistryKeys,
  descriptor: RemoteDescriptor,
  origin: BuildOrigin,
): Promise<RemoteDescriptor> => {
  if (!privateKey) throw new PublishRefused('provenance needs a private key (CARAVAN_KEY names one)');
  const publicKey = createPublicKey(privateKey);
  const payload = JSON.stringify(statementOf(descriptor, origin));
  const { signature } = signText(signedTextOf(payload), privateKey);
  const envelope = {
    payloadType: PAYLOAD_TYPE,
    payload: Buffer.from(payload).toString('base64'),
    signatures: [{ keyid: keyIdOf(publicKey), sig: signature }],
  };
  const bytes = Buffer.from(JSON.stringify(envelope));
  const provenance = integrityOf(bytes);
  const key = provenanceKey(descriptor.federation.name, provenance);
  await store.create(key, bytes);
  const stored = await store.get(key);
  if (!stored || !isIntact(stored, provenance))
    throw new PublishRefused(`${key} in the store is not what was signed: remove that object and publish again`);
  checkProvenance(stored, descriptor, publicKey);
  return { ...descriptor, provenance };
};

/** Changes that record a new version. The key that signed the first of them signed the provenance: another one may sign later steps. */
const UPLOADS: readonly string[] = ['publish', 'rollout', 'preview'];

/** Reads the provenance of a version, and checks it with the key that signed its first publication, rollout or preview. */
export const readProvenance = async (
  store: ObjectStore,
  keys: RegistryKeys,
  descriptor: RemoteDescriptor,
): Promise<Provenance> => {
  const { version, provenance = '', federation } = descriptor;
  const bytes = await store.get(provenanceKey(federation.name, provenance));
  if (!bytes) return { state: 'invalid', why: 'its provenance is missing in the store' };
  if (!isIntact(bytes, provenance)) return { state: 'invalid', why: 'its provenance was changed in the store' };
  // A damaged old document must not hide the others.
  for await (const document of eachDocument(store, keys, { skipsDamaged: true })) {
    const { action, remote } = document.change;
    const { current, rollout, preview } = document.remotes[federation.name] ?? {};
    if (!UPLOADS.includes(action) || remote !== federation.name) continue;
    const candidates = [current, rollout?.candidate, preview];
    if (!candidates.some((each) => each?.version === version && each.provenance === provenance)) continue;
    const key = signingKey(document, await keysAt(store, keys, document.sequence));
    try {
      if (key) return { state: 'signed', signer: document.change.signer, ...checkProvenance(bytes, descriptor, key) };
    } catch (error) {
      return { state: 'invalid', why: error instanceof Error ? error.message : String(error) };
    }
  }
  return { state: 'invalid', why: 'no document of the registry published it with this provenance' };
};
