import {
  argumentDetail,
  collect,
  errorCodes,
  getFinderFriendship,
  getFinderFriendshipDetail,
} from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveCall, serveRead } from '../../envelope/calls';
import { localise } from '../../envelope/context';
import { reasonOf, Refusal } from '../../envelope/refusal';
import { areMade, filesOf, serveDocument } from '../downloads/serve';
import { createManual } from './manual';
import { pageOf, specSheetOf } from './page';
import { findFriendship, findFriendships, findManual, isFriendship, removeAdvert, saveAdvert } from './repository';
import { requireFound } from '../requireFound';

const noAdvertiser = reasonOf(errorCodes.notFound, 'friendships.noAdvertiser');
const noSpecSheet = reasonOf(errorCodes.notFound, 'friendships.noSpecSheet');

export const friendshipRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, rates, now } = deps;

  const findOrRefuse = async (id: string) => requireFound(await findFriendship(db, id), noAdvertiser);

  serveRead(app, deps, getFinderFriendship, async (_parameter, { language }) =>
    (await findFriendships(db)).map((item) => ({
      id: item.id,
      img: item.img,
      title: localise(language, item.titleEn, item.titleGe),
      link: `/friendship/${item.id}`,
      hasArgument: item.sheetOf !== null,
    })),
  );

  // The language in the payload of this call overrides the header's.
  serveRead(
    app,
    deps,
    getFinderFriendshipDetail,
    async ({ lang, id }, { currency }) => {
      const [friendship, rate] = await Promise.all([findOrRefuse(id), rates(currency)]);
      const { manual: file } = friendship.detail;
      return pageOf(friendship, lang, rate, file === null ? [] : await filesOf(app, lang, file));
    },
    ({ manuals }) => areMade(manuals),
  );

  serveRead(app, deps, argumentDetail, async ({ id }, { language, currency }) => {
    const [friendship, rate] = await Promise.all([findOrRefuse(id), rates(currency)]);
    return requireFound(specSheetOf(friendship, language, rate), noSpecSheet);
  });

  serveCall(app, deps, collect, async ({ advId, clientId, identityId, type }) => {
    if (!(await isFriendship(db, advId))) throw new Refusal(noAdvertiser);
    if (type === 1) {
      await saveAdvert(db, {
        clientId,
        advId,
        identityId: identityId === '' ? null : identityId,
        collectedAt: new Date(now()),
      });
    } else {
      await removeAdvert(db, clientId, advId);
    }
    return { collected: type === 1 };
  });

  serveDocument(app, now, ':file', async (language, file) => {
    const owner = await findManual(db, file);
    return owner && createManual(owner, language);
  });
};
