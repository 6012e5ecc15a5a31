import { drawPrize, type Prize, type PrizeInfo, prizeInfo, prizeList } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveCall, serveLimitedCall } from '../../envelope/calls';
import { demoMark } from '../../envelope/demoMark';
import type { Language } from '@caravan/shared/terms';
import { localise } from '../../envelope/context';
import { toUnixSeconds } from '../../envelope/toUnixSeconds';
import { userOfToken } from '../../credentials/sessions';
import { withAccountLocked } from '../accounts/withAccountLocked';
import { entriesOf } from '../../limits/quotas';
import { convertUsd } from '../../money/exchange';
import { enterDraw } from './draw';
import { emailKeyOf, phoneKeyOf } from './entrant';
import { winnablePrizes } from './pick';
import { findCampaign, findEntry, findPrizes, findSpentUsd, type CampaignPrize } from './repository';

const listPrizes = (prizes: readonly CampaignPrize[], language: Language, rate: number): Prize[] =>
  prizes.map(({ id, titleEn, titleGe, image, amountUsd, stock, left, isDemo }) => ({
    id,
    title: localise(language, titleEn, titleGe),
    image,
    amount: convertUsd(amountUsd, rate),
    total: stock,
    left,
    ...demoMark({ isDemo }),
  }));

const noCampaign = (): PrizeInfo => ({
  prizeStatus: 0,
  count: 0,
  submitCount: 0,
  endTime: null,
  amount: null,
  prizeTip: '',
  titles: [],
  details: [],
  prizes: [],
});

const statusOf = (hasWon: boolean, isOpen: boolean): PrizeInfo['prizeStatus'] => {
  if (hasWon) return 2;
  return isOpen ? 1 : 0;
};

const sumOf = <T>(items: readonly T[], numberOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + numberOf(item), 0);

export const prizeRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, rates, config, now } = deps;

  serveCall(app, deps, prizeInfo, async ({ clientId }, { language, currency }) => {
    const date = new Date(now());
    const campaign = await findCampaign(db, date);
    if (campaign === undefined) return noCampaign();
    const [prizes, spentUsd, entry, rate] = await Promise.all([
      findPrizes(db, campaign.id),
      findSpentUsd(db, campaign.id),
      findEntry(db, campaign.id, clientId),
      rates(currency),
    ]);
    const isOpen = date < campaign.endsAt && winnablePrizes(prizes, campaign.budgetUsd - spentUsd).length > 0;
    const { tip, rules } = campaign.texts;
    return {
      prizeStatus: statusOf(entry !== undefined, isOpen),
      count: sumOf(prizes, ({ stock }) => stock),
      submitCount: sumOf(prizes, ({ used }) => used),
      endTime: toUnixSeconds(campaign.endsAt),
      amount: convertUsd(entry?.amountUsd ?? null, rate),
      prizeTip: tip[language],
      titles: rules.map(({ title }) => title[language]),
      details: rules.map(({ text }) => text[language]),
      prizes: listPrizes(prizes, language, rate),
    };
  });

  serveCall(app, deps, prizeList, async (_parameter, { language, currency }) => {
    const [campaign, rate] = await Promise.all([findCampaign(db, new Date(now())), rates(currency)]);
    return campaign === undefined ? [] : listPrizes(await findPrizes(db, campaign.id), language, rate);
  });

  serveLimitedCall(
    app,
    deps,
    drawPrize,
    'draws',
    async ({ name, email, telephone, companyName, clientId, identityId }, { currency, token, address }) => {
      // Read first: a booked draw must not fail because the rate is missing.
      const rate = await rates(currency);
      const drawnAt = new Date(now());
      const user = await userOfToken(db, token, drawnAt);
      const entry = {
        clientId,
        emailKey: emailKeyOf(email),
        telephoneKey: phoneKeyOf(telephone),
        name,
        email,
        telephone,
        companyName: companyName === '' ? null : companyName,
        identityId: identityId === '' ? null : identityId,
        drawnAt,
        userId: user?.id ?? null,
      };
      const userEmailKey = user === undefined ? undefined : emailKeyOf(user.email);
      const origin = { address, limits: entriesOf(config), userEmailKey };
      const amountUsd = await withAccountLocked(db, user?.id, (stored) => enterDraw(stored, entry, origin));
      return { amount: Math.round(amountUsd * rate) };
    },
  );
};
