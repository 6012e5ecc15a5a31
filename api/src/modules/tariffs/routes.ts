import type { TariffEffect } from '@caravan/shared/contracts/calls';
import { tariffApprove, tariffEffect, tariffList, tariffWithdraw } from '@caravan/shared/contracts/calls';
import { siteDay } from '@caravan/shared/terms';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveCall } from '../../envelope/calls';
import { Refusal } from '../../envelope/refusal';
import { authorise } from '../admin/authorise';
import type { RevisionKey, TariffRevision } from '../landed';
import { APPROVALS_NEEDED, approvalsOf, approveTariff, newestRevisions, withdrawApproval } from '../landed';
import { requireFound } from '../requireFound';
import { effectOf } from './effect';
import { listTariffs, listRevisions } from './list';
import { tariffReasons } from './reasons';

const requireRevision = (revisions: readonly TariffRevision[], { id, revision }: RevisionKey): TariffRevision =>
  requireFound(
    revisions.find((each) => each.id === id && each.revision === revision),
    tariffReasons.notFound,
  );

export const tariffRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, now, requestLandedPrices } = deps;
  /** Running calculations of effects by revision. Callers that ask for the same one share it. */
  const running = new Map<string, Promise<TariffEffect>>();

  serveCall(app, deps, tariffList, async (credentials, caller) => {
    await authorise(deps, credentials, caller);
    return listTariffs(db, siteDay(now()));
  });

  serveCall(app, deps, tariffEffect, async ({ id, revision, ...credentials }, caller) => {
    await authorise(deps, credentials, caller);
    const tariff = requireRevision(await listRevisions(db), { id, revision });
    const key = JSON.stringify([id, revision]);
    const effect = running.get(key) ?? effectOf(db, siteDay(now()), tariff).finally(() => running.delete(key));
    running.set(key, effect);
    return effect;
  });

  serveCall(app, deps, tariffApprove, async ({ id, revision, ...credentials }, caller) => {
    const { name } = await authorise(deps, credentials, caller);
    const tariff = requireRevision(await newestRevisions(db), { id, revision });
    if (!(await approveTariff(db, tariff, name))) throw new Refusal(tariffReasons.approvedBefore);
    if ((await approvalsOf(db, tariff)) === APPROVALS_NEEDED) requestLandedPrices?.();
    return {};
  });

  serveCall(app, deps, tariffWithdraw, async ({ id, revision, ...credentials }, caller) => {
    const { name } = await authorise(deps, credentials, caller);
    if (!(await withdrawApproval(db, { id, revision }, name))) throw new Refusal(tariffReasons.notApproved);
    if ((await approvalsOf(db, { id, revision })) === APPROVALS_NEEDED - 1) requestLandedPrices?.();
    return {};
  });
};
