import { chainDepth } from './chainDepth';

const page = { url: '/home', initiator: null };
const entry = { url: '/assets/shell.js', initiator: '/home' };
const chunk = { url: '/assets/page.js', initiator: '/assets/shell.js' };
const call = { url: '/tech/list', initiator: '/assets/page.js' };

describe('the chain of requests', () => {
  it('is the longest way from the document [PERF-6]', () => {
    expect(chainDepth([page, entry, chunk, call])).toBe(4);
    expect(chainDepth([page, entry, { ...chunk, initiator: '/home' }])).toBe(2);
    expect(chainDepth([page])).toBe(1);
    expect(chainDepth([])).toBe(0);
  });

  it('starts again at a cached file', () => {
    expect(chainDepth([page, call])).toBe(2);
  });

  it('ends at a script that requests itself', () => {
    expect(chainDepth([page, { url: '/worker.js', initiator: '/worker.js' }])).toBe(2);
  });
});
