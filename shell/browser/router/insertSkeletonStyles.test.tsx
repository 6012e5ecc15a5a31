import { act } from '@testing-library/react';
import { insertedRules } from '@caravan/shared/testing';
import { insertSkeletonStyles } from './insertSkeletonStyles';

it('inserts the styles of the placeholder, and shows nothing [PERF-10]', async () => {
  await act(async () => insertSkeletonStyles(document));
  expect(insertedRules()).toContain('--slot-height');
  expect(document.body).toBeEmptyDOMElement();
});
