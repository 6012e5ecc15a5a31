import { createOutcome } from './createOutcome';

const started = () => {
  const events: string[] = [];
  const outcome = createOutcome({ onLoad: () => events.push('load'), onError: ({ message }) => events.push(message) });
  return { events, outcome };
};

it('tells that a widget has loaded', () => {
  const { events, outcome } = started();
  outcome.shown();
  expect(events).toEqual(['load']);
});

it('tells that a widget has loaded once all its failures are over [EMB-4]', () => {
  const { events, outcome } = started();
  const endFirst = outcome.failed(new Error('first'));
  outcome.shown();
  const endSecond = outcome.failed(new Error('second'));
  endFirst();
  expect(events).toEqual(['first', 'second']);
  endSecond();
  expect(events).toEqual(['first', 'second', 'load']);
});

it('waits with the event until the widget is shown', () => {
  const { events, outcome } = started();
  outcome.failed(new Error('first'))();
  expect(events).toEqual(['first']);
});
