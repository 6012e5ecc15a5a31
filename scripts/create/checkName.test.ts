import { reasonAgainstName } from './checkName';

const text = { en: '', ge: '' };
const cars = { id: 'cars', path: '/cars/:id?', sideMenu: true, title: text, description: text };
const remotes = [
  { name: 'ranking', routes: [] },
  { name: 'marketplace', routes: [cars] },
];

describe('the name of a new remote', () => {
  it.each(['mf-hello', 'mf-used-parts', 'mf-e2'])('may be %s', (name) => {
    expect(reasonAgainstName(name, remotes)).toBeNull();
  });

  it.each([
    ['', 'Which remote'],
    ['hello', 'is no name'],
    ['mf-', 'is no name'],
    ['mf-Hello', 'is no name'],
    ['mf-გარაჟი', 'is no name'],
    ['mf-../shell', 'is no name'],
    ['mf-a--b', 'is no name'],
    ['mf-mf-hello', 'is no name'],
    ['mf-2nd', 'is no name'],
    [`mf-${'a'.repeat(40)}`, 'is no name'],
    ['mf-ranking', 'is there already'],
    ['mf-cars', 'belongs to mf-marketplace'],
    ['mf-assets', 'belongs to the site itself'],
  ])('cannot be %j, with a reason of one sentence', (name, why) => {
    const reason = reasonAgainstName(name, remotes) ?? '';
    expect(reason).toContain(why);
    expect(reason).not.toContain('\n');
  });
});
