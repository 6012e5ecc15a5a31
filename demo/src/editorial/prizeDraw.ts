import { addDays, inBothLanguages, mondayOf, siteMidnight } from '@caravan/shared/terms';
import type { CampaignTexts, PrizeCampaign, prizes } from '@caravan/api/schema';
import { accessoryPicture, carPicture } from '@caravan/api/media';
import campaignEn from './en/campaign.json' with { type: 'json' };
import prizesEn from './en/prizes.json' with { type: 'json' };
import campaignGe from './ge/campaign.json' with { type: 'json' };
import prizesGe from './ge/prizes.json' with { type: 'json' };

const campaignId = 'road-season';

const texts: CampaignTexts = inBothLanguages(campaignEn, campaignGe);

type Prize = typeof prizes.$inferInsert;

interface Kind extends Pick<Prize, 'image' | 'amountUsd' | 'stock' | 'givenBefore'> {
  readonly id: keyof typeof prizesEn;
}

const kinds: readonly Kind[] = [
  {
    id: 'car',
    image: carPicture('zeekr-001', 'Racing Green', 'side', 'Star blade'),
    amountUsd: 1_000,
    stock: 1,
    givenBefore: 0,
  },
  { id: 'charger', image: accessoryPicture('charger'), amountUsd: 250, stock: 4, givenBefore: 1 },
  { id: 'tyres', image: accessoryPicture('tyres'), amountUsd: 100, stock: 15, givenBefore: 4 },
  { id: 'floor-mats', image: accessoryPicture('floor-mats'), amountUsd: 40, stock: 80, givenBefore: 22 },
  { id: 'ceramic-kit', image: accessoryPicture('ceramic-kit'), amountUsd: 10, stock: 400, givenBefore: 146 },
];

/** Returns a draw that began four weeks ago and is open for five more. It starts and ends at midnight in Tbilisi. */
export const demoCampaign = (today: string): PrizeCampaign => {
  const monday = mondayOf(today);
  const eveningOf = (day: string) => new Date(siteMidnight(addDays(day, 1)));
  return {
    id: campaignId,
    startsAt: eveningOf(addDays(monday, -29)),
    endsAt: eveningOf(addDays(monday, 34)),
    budgetUsd: kinds.reduce((sum, { amountUsd, stock }) => sum + amountUsd * stock, 0),
    texts,
  };
};

export const demoPrizes = (): Prize[] =>
  kinds.map((kind, position) => ({
    ...kind,
    titleEn: prizesEn[kind.id],
    titleGe: prizesGe[kind.id],
    campaignId,
    position,
  }));
