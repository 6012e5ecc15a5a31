import { act } from '@testing-library/react';
import { insertSkeletonStyles } from './insertSkeletonStyles';

const insertedRules = (): string =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');

it('inserts the styles of the placeholder, and shows nothing [PERF-10]', async () => {
  await act(async () => insertSkeletonStyles(document));
  expect(insertedRules()).toContain('--slot-height');
  expect(document.body).toBeEmptyDOMElement();
});
