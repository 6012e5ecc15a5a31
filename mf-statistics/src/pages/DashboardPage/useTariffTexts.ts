import type { TariffEntry } from '@caravan/shared/contracts/calls';
import { formatDate } from '@caravan/shared/format';
import { useSite, useTexts } from '@caravan/shared/site';
import type { BadgeTone } from '@caravan/shared/ui';

export const useTariffTexts = () => {
  const t = useTexts('statistics');
  const { lang, today } = useSite();
  const date = (day: string): string => formatDate(day, lang);
  return {
    name: ({ country, validFrom, validTo }: TariffEntry): string =>
      t(`dashboard.tariffs.${validTo === null ? 'since' : 'between'}`, {
        country: t(`countries.${country}`),
        from: date(validFrom),
        to: date(validTo ?? ''),
      }),
    version: ({ revision }: TariffEntry): string => t('dashboard.tariffs.version', { revision }),
    state: ({ missing, isInForce, validFrom, validTo }: TariffEntry): { text: string; tone: BadgeTone } => {
      if (missing > 0) return { text: t('dashboard.tariffs.state.waits', { count: missing }), tone: 'warn' };
      if (isInForce) return { text: t('dashboard.tariffs.state.counts'), tone: 'good' };
      if (validFrom > today)
        return { text: t('dashboard.tariffs.state.later', { day: date(validFrom) }), tone: 'accent' };
      const isOver = validTo !== null && validTo < today;
      return { text: t(`dashboard.tariffs.state.${isOver ? 'expired' : 'replaced'}`), tone: 'neutral' };
    },
  };
};
