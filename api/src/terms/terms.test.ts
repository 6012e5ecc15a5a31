/** @jest-environment node */
import { powerText } from './powerText';
import { levelOf } from './terms';

it('translates each word of a trim level', () => {
  expect(levelOf('Luxury AWD', 'en')).toBe('Luxury AWD');
  expect(levelOf('Luxury AWD', 'ge')).toBe('ლუქსი 4x4');
});

it('writes horsepower before kilowatts', () => {
  expect(powerText(55, 'en')).toBe('75\u00A0hp (55\u00A0kW)');
  expect(powerText(55, 'ge')).toBe('75\u00A0ცხ. ძ. (55\u00A0კვტ)');
});
