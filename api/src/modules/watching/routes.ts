import * as calls from '@caravan/shared/contracts/calls';
import { errorCodes } from '@caravan/shared/contracts/calls';
import { siteDay } from '@caravan/shared/terms';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../../deps';
import { serveCall, serveLimitedCall } from '../../envelope/calls';
import { reasonOf, Refusal } from '../../envelope/refusal';
import { signInLimitOf } from '../../limits/quotas';
import { withAccountLocked } from '../accounts/withAccountLocked';
import { required } from '../required';
import { currencyOf } from '../users/userInfo';
import { noteAllWatches } from './changes';
import { serveResultForm } from '../../transport/resultForm';
import { endByMailPath } from './messageMail';
import { areOn, findMessages, markRead, newsIn, startMessages, stopByToken, stopMessages } from './messages';
import {
  addressOf,
  addSearch,
  countResults,
  createSearchReader,
  findSearches,
  nameSearch,
  noteResults,
  removeSearch,
  resultLimit,
  searchLimit,
} from './searches';

const watchingReasons = {
  everything: reasonOf(errorCodes.badRequest, 'watching.everything'),
  tooWide: reasonOf(errorCodes.tooMany, 'watching.tooWide', { resultLimit }),
  tooManySearches: reasonOf(errorCodes.tooMany, 'watching.tooManySearches', { searchLimit }),
  unknownSearch: reasonOf(errorCodes.notFound, 'watching.unknownSearch'),
  unknownToken: reasonOf(errorCodes.notFound, 'watching.unknownToken'),
};

const done = { success: true as const };

export const watchingRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, now, rates, config } = deps;
  const read = createSearchReader(deps);

  serveCall(app, deps, calls.watching, async (_parameter, { user, currency }) => {
    const { id: userId, email } = await user();
    const [searches, on, { latest, unread }, rate] = await Promise.all([
      findSearches(db, userId),
      areOn(db, userId),
      findMessages(db, userId),
      rates(currency),
    ]);
    return {
      searches: searches.map((search) => {
        const { id, list, name, savedAt } = search;
        return { id, list, name, address: addressOf(search), savedAt: savedAt.getTime() };
      }),
      messages: {
        on,
        email,
        unread,
        latest: latest.map(({ id, day, isRead, news }) => ({ id, day, isRead, ...newsIn(news, rate) })),
      },
    };
  });

  serveCall(app, deps, calls.saveSearch, async ({ list, name, keyword, filters = {}, country }, { user, currency }) => {
    const account = await user();
    const { in: _currency, ...chosen } = filters;
    const isEverything = Object.values(chosen).every((values) => [values].flat().length === 0);
    if (isEverything && !keyword) throw new Refusal(watchingReasons.everything);
    // Prices in the keyword are in the currency of the call, also after the account's currency has changed.
    const own = keyword ? { ...filters, in: filters.in ?? currency } : filters;
    const search = { list, name, keyword: keyword || null, filters: own, country };
    const condition = await read(search, currencyOf(account));
    if ((await countResults(db, list, condition)) > resultLimit) throw new Refusal(watchingReasons.tooWide);
    const saved = { ...search, userId: account.id, savedAt: new Date(now()) };
    const id = await withAccountLocked(db, account.id, (stored) => addSearch(stored, saved, condition));
    return { id: required(id, watchingReasons.tooManySearches) };
  });

  serveCall(app, deps, calls.renameSearch, async ({ id, name }, { user }) => {
    if (!(await nameSearch(db, (await user()).id, id, name))) throw new Refusal(watchingReasons.unknownSearch);
    return done;
  });

  serveCall(app, deps, calls.deleteSearch, async ({ id }, { user }) => {
    await removeSearch(db, (await user()).id, id);
    return done;
  });

  serveCall(app, deps, calls.switchMessages, async ({ on, country }, { user, language }) => {
    const account = await user();
    const { id: userId } = account;
    if (!on) {
      await stopMessages(db, userId);
      return { on };
    }
    const searches = await findSearches(db, userId);
    const conditions = await Promise.all(searches.map((search) => read(search, currencyOf(account))));
    await withAccountLocked(db, userId, async (stored) => {
      if (!(await startMessages(stored, { userId, language, country, today: siteDay(now()) }))) return;
      await noteAllWatches(stored, userId);
      for (const [index, search] of searches.entries()) {
        const condition = conditions[index];
        if (condition !== undefined) await noteResults(stored, search, condition);
      }
    });
    return { on };
  });

  serveCall(app, deps, calls.readMessages, async ({ upTo }, { user }) => {
    await markRead(db, (await user()).id, upTo);
    return done;
  });

  serveLimitedCall(app, deps, calls.endMessages, signInLimitOf(config), async ({ token }) => {
    if (!(await stopByToken(db, token))) throw new Refusal(watchingReasons.unknownToken);
    return done;
  });

  const stopBy = async (written: unknown): Promise<boolean> => {
    const token = v.safeParse(calls.mailToken, written);
    return token.success && (await stopByToken(db, token.output));
  };
  const tokenIn = (request: FastifyRequest): string | null =>
    new URLSearchParams(request.url.split('?')[1]).get('token');

  serveResultForm(app, { path: calls.endMessages.path, page: '/stop-messages', act: stopBy });

  // For mail programs (RFC 8058). Those that open the address instead get the page.
  app.post(endByMailPath, async (request, reply) => {
    await stopBy(tokenIn(request));
    return reply.code(204).send();
  });
  app.get(endByMailPath, async (request, reply) =>
    reply.redirect(`/stop-messages?token=${encodeURIComponent(tokenIn(request) ?? '')}`, 303),
  );
};
