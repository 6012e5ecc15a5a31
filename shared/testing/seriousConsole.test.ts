/** @jest-environment node */
import { unfitMessages } from './seriousConsole';
import { expectConsole } from '.';

describe('a serious console', () => {
  it('reports an unexpected message', () => {
    expect(unfitMessages([{ level: 'warn', text: 'boom' }], [])).toEqual(['unexpected console.warn: boom']);
  });

  it('distinguishes an expected error from a warning with the same text', () => {
    expect(unfitMessages([{ level: 'warn', text: 'boom' }], [{ level: 'error', pattern: /boom/ }])).toHaveLength(2);
  });

  it('reports an expected message that never came', () => {
    expect(unfitMessages([], [{ level: 'error', pattern: /boom/ }])).toEqual([
      'announced, but never printed: console.error /boom/',
    ]);
  });

  it('allows an expected message', () => {
    expectConsole('error', /part of the plan/);
    console.error('this is %s', 'part of the plan');
  });
});
