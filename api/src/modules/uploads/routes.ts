import { randomUUID } from 'node:crypto';
import { uploadFinish, uploadMaxBytes, uploadPermission, uploadTypes } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveCall } from '../../envelope/calls';
import { reasons, Refusal } from '../../envelope/refusal';
import { createKey } from '../../uploadStore/objectLocation';
import { finishUpload } from './finish';
import { objectRoutes } from './objects';
import { uploadReasons } from './reasons';
import { findUpload, grantUpload } from './repository';
import { requireFound } from '../requireFound';

/** Lifetime of an address for sending. */
const putUrlValidMs = 15 * 60_000;

const refuseSize = (size: number): void => {
  if (size === 0) throw new Refusal(uploadReasons.empty);
  if (size > uploadMaxBytes) throw new Refusal(uploadReasons.tooLarge);
};

export const uploadRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, objects, now } = deps;

  serveCall(app, deps, uploadPermission, async ({ bucket, fileName, contentType, size }, { user }) => {
    const { id: userId } = await user();
    const types = uploadTypes[bucket];
    if (!types.includes(contentType)) throw new Refusal(uploadReasons.wrongType(types));
    refuseSize(size);
    const createdAt = new Date(now());
    // Whole seconds, as in signed addresses.
    const expires = Math.floor((now() + putUrlValidMs) / 1000);
    const expiresAt = new Date(expires * 1000);
    const location = { bucket, key: createKey(contentType, createdAt) };
    const id = randomUUID();
    const granted = await grantUpload(db, {
      ...location,
      id,
      userId,
      fileName,
      contentType,
      size,
      createdAt,
      expiresAt,
    });
    if (granted === 'gone') throw new Refusal(reasons.sessionInvalid);
    if (granted !== 'granted') {
      throw new Refusal(granted === 'dayFull' ? uploadReasons.dayFull : uploadReasons.tooManyPending);
    }
    const signedPut = await objects.store.signPut(location, { contentType, size, expiresAt });
    return { uploadId: id, method: 'PUT' as const, ...signedPut, key: location.key, expiresAt: expires };
  });

  serveCall(app, deps, uploadFinish, async ({ uploadId }, { user }) => {
    const { id: userId } = await user();
    const upload = requireFound(await findUpload(db, uploadId, userId), uploadReasons.unknown);
    return { address: await finishUpload(deps, upload) };
  });

  objectRoutes(app, deps);
};
