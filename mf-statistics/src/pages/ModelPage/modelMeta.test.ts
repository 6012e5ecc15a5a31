import { array, assert, integer, option, property } from 'fast-check';
import { addDays } from '@caravan/shared/terms';
import { translateBy } from '@caravan/shared/testing';
import { modelView } from '../../api/modelView';
import { texts } from '../../testing/texts';
import { modelMeta } from './modelMeta';

const week = integer({ min: 0, max: 3_000 }).chain((value) =>
  option(integer({ min: 1, max: 90_000 })).map((value3) => ({ value, value2: null, value3 })),
);

it('describes the sales and price of the newest period [SAL-9]', () => {
  const view = modelView('week', 'toyota-prius', new URLSearchParams(), '2026-11-22');
  assert(
    property(array(week, { minLength: 1, maxLength: 4 }), (weeks) => {
      const saleList = weeks.map((values, index) => ({
        ...values,
        name: addDays('2026-11-09', (index + 1 - weeks.length) * 7),
      }));
      const trend = { modelId: 'toyota-prius', modelName: 'Toyota Prius', timeRange: '', saleList };
      const setting = { lang: 'en', currency: 'USD', country: 'georgia', today: '2026-11-22' } as const;
      const last = weeks.at(-1);
      const price = last?.value3 ? `, median price $${last.value3.toLocaleString('en')}` : '';
      expect(modelMeta(view, trend, undefined, setting, translateBy(texts.en)).description).toBe(
        `Toyota Prius in Georgia: ${last?.value.toLocaleString('en') ?? ''} sold in the period 9–15 Nov 2026${price}. ` +
          'Trend, mileage, price and model years. Demo figures.',
      );
    }),
  );
});
