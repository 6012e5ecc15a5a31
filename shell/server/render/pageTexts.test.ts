/** @jest-environment node */
import { createPageTexts } from './pageTexts';

const slot = (part: string) => ({ remote: 'ranking', part });
const shelf = () => createPageTexts({ en: { home: 'Home' }, ge: { home: 'მთავარი' } });

it('are kept of pages of the same parts, each in its language', () => {
  const texts = shelf();
  const first = texts.of('en', [slot('list')]);
  first.add('ranking', { title: 'Ranking', place: 'Place {{n}}' });
  const t = first.texts('ranking');
  expect([t('title'), t('place', { n: 1 }), t('place', { n: 2 }), t('place', { n: 1 })]).toEqual([
    'Ranking',
    'Place 1',
    'Place 2',
    'Place 1',
  ]);
  texts.keep('en', [slot('list')], first);
  const second = texts.of('en', [slot('list')]);
  second.add('ranking', { title: 'Never read' });
  expect([second.texts('ranking')('title'), second.texts('shell')('home')]).toEqual(['Ranking', 'Home']);
  expect(texts.of('en', [slot('page')]).texts('ranking')('title')).toBe('title');
  expect(texts.of('ge', [slot('list')]).texts('shell')('home')).toBe('მთავარი');
});

it('are put together again where nobody said that all of them came', () => {
  const texts = shelf();
  texts.of('en', [slot('list')]).add('ranking', { title: 'Half' });
  const next = texts.of('en', [slot('list')]);
  next.add('ranking', { title: 'Whole' });
  expect(next.texts('ranking')('title')).toBe('Whole');
});
