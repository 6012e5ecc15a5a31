import { addressVisitors, describeVisitors, mergeFaults, routeVisitors } from './visitors';

const [english, georgian, narrow, signedIn] = routeVisitors;
if (!english || !georgian || !narrow || !signedIn) throw new Error('a trial has four visitors');

describe('the visitors of a trial', () => {
  it('have each pair of language, width and session once [MFE-6]', () => {
    const pairs = routeVisitors.flatMap(({ lang, width, isSignedIn }) => [
      `${lang} ${width}`,
      `${lang} ${isSignedIn}`,
      `${width} ${isSignedIn}`,
    ]);
    expect(new Set(pairs).size).toBe(12);
  });

  it('are two for each further address, which differ in every trait [MFE-6]', () => {
    const traits = addressVisitors.flatMap(({ lang, width, isSignedIn }) => [lang, width, isSignedIn]);
    expect(new Set(traits).size).toBe(6);
  });

  it('are described by the traits that they alone share, or each by itself', () => {
    expect(describeVisitors(routeVisitors, routeVisitors)).toBe('');
    expect(describeVisitors([georgian, signedIn], routeVisitors)).toBe('in Georgian');
    expect(describeVisitors([georgian, narrow], routeVisitors)).toBe('390 px wide');
    expect(describeVisitors(addressVisitors.slice(1), addressVisitors)).toBe('in Georgian, 390 px wide, signed in');
    expect(describeVisitors([signedIn], routeVisitors)).toBe('in Georgian, 1440 px wide, signed in');
    expect(describeVisitors([english, georgian, narrow], routeVisitors)).toBe(
      'in English, 1440 px wide, signed out; in Georgian, 390 px wide, signed out; in English, 390 px wide, signed in',
    );
  });

  it('report a common fault once, in the order in which faults occurred', () => {
    expect(
      mergeFaults([
        { visitor: english, faults: ['everywhere'] },
        { visitor: georgian, faults: ['in Georgian', 'everywhere'] },
        { visitor: narrow, faults: ['everywhere'] },
        { visitor: signedIn, faults: ['in Georgian', 'everywhere'] },
      ]),
    ).toEqual(['everywhere', 'in Georgian (in Georgian)']);
  });
});
