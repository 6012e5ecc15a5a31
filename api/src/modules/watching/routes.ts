import * as calls from '@caravan/shared/contracts/calls';
import { errorCodes } from '@caravan/shared/contracts/calls';
import { siteDay } from '@caravan/shared/terms';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../../deps';
import { serveCall, serveLimitedCall } from '../../envelope/calls';
import { reasonOf, Refusal } from '../../envelope/refusal';
import { withAccountLocked } from '../accounts/withAccountLocked';
import { requireFound } from '../requireFound';
import { currencyOf } from '../users/userInfo';
import { storeAllKnownStates } from './changes';
import { serveResultForm } from '../../transport/resultForm';
import { oneClickUnsubscribePath } from './messageMail';
import {
  findMessages,
  findSubscription,
  markRead,
  convertNews,
  subscribe,
  unsubscribeByToken,
  unsubscribe,
} from './messages';
import {
  addressOf,
  addSearch,
  countResults,
  createSearchReader,
  findSearches,
  renameSearch,
  storeKnownResults,
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

const success = { success: true as const };

export const watchingRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, now, rates } = deps;
  const readCondition = createSearchReader(deps);

  serveCall(app, deps, calls.watching, async (_parameter, { user, currency }) => {
    const { id: userId, email } = await user();
    const [searches, subscription, { latest, unread }, rate] = await Promise.all([
      findSearches(db, userId),
      findSubscription(db, userId),
      findMessages(db, userId),
      rates(currency),
    ]);
    return {
      searches: searches.map((search) => {
        const { id, list, name, savedAt } = search;
        return { id, list, name, address: addressOf(search), savedAt: savedAt.getTime() };
      }),
      messages: {
        on: subscription?.isOn ?? false,
        email,
        language: subscription?.language,
        country: subscription?.country,
        unread,
        latest: latest.map(({ id, day, isRead, news }) => ({ id, day, isRead, ...convertNews(news, rate) })),
      },
    };
  });

  serveCall(app, deps, calls.saveSearch, async ({ list, name, keyword, filters = {}, country }, { user, currency }) => {
    const account = await user();
    // Prices in the keyword are in the currency of the call, also after the account's currency has changed.
    const filtersWithCurrency = keyword ? { ...filters, in: filters.in ?? currency } : filters;
    const search = { list, name, keyword: keyword || null, filters: filtersWithCurrency, country };
    const condition = await readCondition(search, currencyOf(account));
    if (condition === undefined) throw new Refusal(watchingReasons.everything);
    if ((await countResults(db, list, condition)) > resultLimit) throw new Refusal(watchingReasons.tooWide);
    const saved = { ...search, userId: account.id, savedAt: new Date(now()) };
    const id = await withAccountLocked(db, account.id, (transaction) => addSearch(transaction, saved, condition));
    return { id: requireFound(id, watchingReasons.tooManySearches) };
  });

  serveCall(app, deps, calls.renameSearch, async ({ id, name }, { user }) => {
    if (!(await renameSearch(db, (await user()).id, id, name))) throw new Refusal(watchingReasons.unknownSearch);
    return success;
  });

  serveCall(app, deps, calls.deleteSearch, async ({ id }, { user }) => {
    await removeSearch(db, (await user()).id, id);
    return success;
  });

  serveCall(app, deps, calls.switchMessages, async ({ on, country }, { user, language }) => {
    const account = await user();
    const { id: userId } = account;
    if (!on) {
      await unsubscribe(db, userId);
      return { on };
    }
    const searches = await findSearches(db, userId);
    const conditions = await Promise.all(
      searches.map(async (search) => ({ search, condition: await readCondition(search, currencyOf(account)) })),
    );
    await withAccountLocked(db, userId, async (transaction) => {
      if (!(await subscribe(transaction, { userId, language, country, today: siteDay(now()) }))) return;
      await storeAllKnownStates(transaction, userId);
      for (const { search, condition } of conditions) await storeKnownResults(transaction, search, condition);
    });
    return { on };
  });

  serveCall(app, deps, calls.readMessages, async ({ upTo }, { user }) => {
    await markRead(db, (await user()).id, upTo);
    return success;
  });

  serveLimitedCall(app, deps, calls.endMessages, 'signIns', async ({ token }) => {
    if (!(await unsubscribeByToken(db, token))) throw new Refusal(watchingReasons.unknownToken);
    return success;
  });

  const stopByMailToken = async (value: unknown): Promise<boolean> => {
    const token = v.safeParse(calls.mailToken, value);
    return token.success && (await unsubscribeByToken(db, token.output));
  };
  const queryOf = (request: FastifyRequest): string => request.url.split('?')[1] ?? '';

  serveResultForm(app, { path: calls.endMessages.path, page: '/stop-messages', act: stopByMailToken });

  // For mail programs (RFC 8058). Those that open the address instead get the page.
  app.post(oneClickUnsubscribePath, async (request, reply) => {
    await stopByMailToken(new URLSearchParams(queryOf(request)).get('token'));
    return reply.code(204).send();
  });
  app.get(oneClickUnsubscribePath, async (request, reply) => reply.redirect(`/stop-messages?${queryOf(request)}`, 303));
};
