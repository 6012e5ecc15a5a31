/** @jest-environment node */
import { unfitMessages } from './seriousConsole';
import { expectConsole } from '.';

describe('a serious console', () => {
  it('names a message that nobody announced', () => {
    expect(unfitMessages([{ level: 'warn', text: 'boom' }], [])).toEqual(['unexpected console.warn: boom']);
  });

  it('tells an announced error from a warning of the same words', () => {
    expect(unfitMessages([{ level: 'warn', text: 'boom' }], [{ level: 'error', pattern: /boom/ }])).toHaveLength(2);
  });

  it('names an announcement whose message never came', () => {
    expect(unfitMessages([], [{ level: 'error', pattern: /boom/ }])).toEqual([
      'announced, but never printed: console.error /boom/',
    ]);
  });

  it('lets an announced message pass', () => {
    expectConsole('error', /part of the plan/);
    console.error('this is %s', 'part of the plan');
  });
});
