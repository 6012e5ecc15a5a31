import * as v from 'valibot';
import { messageFromWorker } from './renderMessages';

const meta = { title: 'T', name: 'T', canonicalSearch: '', description: '', image: null, breadcrumbs: [], jsonLd: [] };
const pageWith = (change: object): object => ({
  kind: 'response',
  id: 1,
  response: {
    kind: 'page',
    failure: null,
    rendered: [],
    leftOut: [],
    placeholders: [],
    answerState: 'complete',
    meta,
    styles: [],
    errors: [],
    ...change,
  },
});
const placeholderWith = (widgetProps: unknown) => ({
  slot: { remote: 'account', part: 'Card' },
  widgetProps,
  offset: 0,
});
const nested = (levels: number): object => (levels === 1 ? [] : [nested(levels - 1)]);
const isValid = (message: object): boolean => v.is(messageFromWorker, message);

describe('a message of a render worker', () => {
  it.each<[string, (value: object) => object]>([
    ['the state', (state) => ({ state })],
    ['the props of a widget', (props) => ({ placeholders: [placeholderWith(props)] })],
    ['JSON-LD', (jsonLd) => ({ meta: { ...meta, jsonLd: [jsonLd] } })],
  ])('is invalid if %s has more than 64 levels [REL-3]', (_what, changeOf) => {
    expect(isValid(pageWith(changeOf(nested(64))))).toBe(true);
    expect(isValid(pageWith(changeOf(nested(65))))).toBe(false);
  });
});
