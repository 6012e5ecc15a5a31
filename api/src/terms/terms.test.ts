/** @jest-environment node */
import { levelOf } from './terms';

it('translates each word of a trim level', () => {
  expect(levelOf('Luxury AWD', 'en')).toBe('Luxury AWD');
  expect(levelOf('Luxury AWD', 'ge')).toBe('ლუქსი 4x4');
});
