/** @jest-environment node */
import { consoleFaults } from './strictConsole';
import { expectConsole } from '.';

describe('the strict console', () => {
  it('reports an unexpected message', () => {
    expect(consoleFaults([{ level: 'warn', text: 'boom' }], [])).toEqual(['unexpected console.warn: boom']);
  });

  it('distinguishes an expected error from a warning with the same text', () => {
    expect(consoleFaults([{ level: 'warn', text: 'boom' }], [{ level: 'error', pattern: /boom/ }])).toHaveLength(2);
  });

  it('reports an expected message that never came', () => {
    expect(consoleFaults([], [{ level: 'error', pattern: /boom/ }])).toEqual([
      'expected console.error /boom/ was never printed',
    ]);
  });

  it('allows an expected message', () => {
    expectConsole('error', /part of the plan/);
    console.error('this is %s', 'part of the plan');
  });
});
