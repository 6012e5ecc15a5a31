import { readRegistry } from '../src/index';
import { createCommandRegistry } from '../src/testing/publishing';
import { partnerCommand } from './partnerCommand';
import { openWriter } from './cli';

createCommandRegistry();
const change = (...words: readonly string[]) => partnerCommand(words);
const registry = () => {
  const { store, keys } = openWriter();
  return readRegistry(store, keys);
};

beforeEach(() => change('gazette', 'https://gazette.test'));

it('switches a partner off and on, and removes it', async () => {
  expect(await change('gazette', 'off', 'calls=50')).toBe('gazette (https://gazette.test) is off (registry 3)\n');
  expect(await change('gazette', 'on')).toBe(
    'gazette (https://gazette.test) may embed, 50 calls a minute (registry 4)\n',
  );
  expect(await change('gazette', 'gone')).toBe('gazette is no longer a partner (registry 5)\n');
});

it.each<[what: string, words: readonly string[], message: string]>([
  ['on and off at once', ['gazette', 'on', 'off'], 'choose on or off: npm run partner'],
  ['a removal with another change', ['gazette', 'gone', 'calls=5'], 'gone excludes other changes: npm run partner'],
  ['no change', ['gazette'], 'name what changes: npm run partner'],
  ['an unknown word', ['gazette', 'rubbish'], '"rubbish" is not an origin, version, limit, off, on or gone'],
  ['the removal of a missing pin', ['gazette', 'rubbish='], 'gazette has no pin of rubbish: npm run partners'],
  ['a property of every object', ['constructor', 'off'], 'constructor has no origin'],
])('refuses %s without writing a document', async (_what, words, message) => {
  await expect(change(...words)).rejects.toThrow(message);
  expect((await registry()).sequence).toBe(2);
});
