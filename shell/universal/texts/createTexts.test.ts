/** @jest-environment node */
import english from '../locales/en.json';
import { addTexts, createTexts } from './createTexts';
import { shellTexts } from './shellTexts';

describe('the texts of a page', () => {
  it('are in one language, with the tag `ka` for Georgian [SHELL-11]', async () => {
    const georgian = createTexts('ge', await shellTexts('ge'));
    expect([georgian.language, georgian.t('layout.signIn')]).toEqual(['ka', 'გამყიდველი']);
    expect(createTexts('en', await shellTexts('en')).t('layout.signIn')).toBe('Seller');
  });

  it('are added by remotes under their names and replaced by another version’s', () => {
    const texts = createTexts('en', english);
    addTexts(texts, 'ranking', { title: 'Ranking', old: 'Old' });
    addTexts(texts, 'ranking', { title: 'Smart ranking' });
    expect([texts.t('title', { ns: 'ranking' }), texts.t('layout.home')]).toEqual(['Smart ranking', 'Home']);
  });

  it('do not escape values, because React does', () => {
    const texts = createTexts('en', { name: 'Car {{name}}' });
    expect(texts.t('name', { name: '<b>' })).toBe('Car <b>');
  });
});
