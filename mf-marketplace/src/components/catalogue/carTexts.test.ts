import { assert, constant, integer, oneof, property } from 'fast-check';
import { priceStatus } from './carTexts';

const price = oneof(constant(null), integer({ min: 1, max: 5 }));

it('compares a price with the lowest one if both are known [MOD-5]', () => {
  assert(
    property(price, price, (salePrice, lowestPrice) => {
      const change = salePrice === null || lowestPrice === null ? 0 : Math.sign(salePrice - lowestPrice);
      expect(priceStatus({ salePrice, lowestPrice })).toBe(['down', 'none', 'up'][change + 1]);
    }),
  );
});
