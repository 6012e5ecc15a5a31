/** @jest-environment node */
import { createPageTexts } from './pageTexts';

const slot = (part: string) => ({ remote: 'ranking', part });
const create = () => createPageTexts({ en: { home: 'Home' }, ge: { home: 'მთავარი' } });

it('caches the texts of pages with the same slots, by language', () => {
  const texts = create();
  const first = texts.get('en', [slot('list')]);
  first.add('ranking', { title: 'Ranking', place: 'Place {{n}}' });
  const t = first.texts('ranking');
  expect([t('title'), t('place', { n: 1 }), t('place', { n: 2 }), t('place', { n: 1 })]).toEqual([
    'Ranking',
    'Place 1',
    'Place 2',
    'Place 1',
  ]);
  texts.set('en', [slot('list')], first);
  const second = texts.get('en', [slot('list')]);
  second.add('ranking', { title: 'Never read' });
  expect([second.texts('ranking')('title'), second.texts('shell')('home')]).toEqual(['Ranking', 'Home']);
  expect(texts.get('en', [slot('page')]).texts('ranking')('title')).toBe('title');
  expect(texts.get('ge', [slot('list')]).texts('shell')('home')).toBe('მთავარი');
});

it('does not cache texts before they are complete', () => {
  const texts = create();
  texts.get('en', [slot('list')]).add('ranking', { title: 'Half' });
  const next = texts.get('en', [slot('list')]);
  next.add('ranking', { title: 'Whole' });
  expect(next.texts('ranking')('title')).toBe('Whole');
});
