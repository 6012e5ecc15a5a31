import { LANGUAGES } from '@caravan/shared/terms';
import { answer, callError, type CallHost, envelope, type PathNames, pathOf } from '@caravan/shared/contracts/calls';
import { contractCalls } from './contractCalls';
import descriptions from './descriptions.json' with { type: 'json' };
import { type JsonSchema, jsonSchemaOf } from './jsonSchema';

const tags: readonly { readonly name: CallHost; readonly description: string }[] = [
  { name: 'main', description: 'The main API, host A.' },
  { name: 'car', description: 'The car API, host B.' },
  { name: 'tracking', description: 'The tracking host.' },
];

const headers = [
  ['access-token', 'The session token, the same as in the envelope. Main and car API.', { type: 'string' }],
  ['lang', 'Language of texts in the answer.', { type: 'string', enum: LANGUAGES, default: 'en' }],
  ['currency', 'Currency of amounts in the answer.', { type: 'string', enum: ['usd', 'gel'], default: 'usd' }],
] as const;

const reference = (kind: string, name: string): { $ref: string } => ({ $ref: `#/components/${kind}/${name}` });

const json = (schema: object) => ({ 'application/json': { schema } });

const answerWith = (result: JsonSchema): object => ({
  allOf: [
    reference('schemas', 'Answer'),
    { type: 'object', properties: { result: { anyOf: [result, { type: 'null' }] } }, required: ['result'] },
  ],
});

const requestWith = (parameter: JsonSchema): object => ({
  allOf: [reference('schemas', 'Envelope'), { type: 'object', properties: { parameter }, required: ['parameter'] }],
});

const transportFailures = {
  '413': reference('responses', 'TooLarge'),
  '429': reference('responses', 'TooMany'),
  '503': reference('responses', 'Overloaded'),
};

const texts = new Map<string, string>(Object.entries(descriptions));

/** Returns the first sentence of a description. */
const summaryOf = (text: string): string => /^.*?[.:;](?=\s|$)/.exec(text)?.[0] ?? text;

const operationOf = ({ name, call }: (typeof contractCalls)[number]): object => {
  const description = texts.get(name) ?? '';
  return {
    operationId: name,
    tags: [call.host],
    summary: summaryOf(description),
    description,
    parameters: headers.map(([header]) => reference('parameters', header)),
    requestBody: { required: true, content: json(requestWith(jsonSchemaOf(call.parameter, 'input'))) },
    responses: {
      '200': {
        description: 'The result, or `success: false` with the reason in both languages and `result: null`.',
        content: json(answerWith(jsonSchemaOf(call.result, 'output'))),
      },
      ...transportFailures,
    },
  };
};

const failure = (description: string, extra: object = {}): object => ({
  description,
  ...extra,
  content: json(reference('schemas', 'Answer')),
});

const retryAfter = { headers: { 'retry-after': { description: 'Seconds.', schema: { type: 'integer' } } } };

/** Creates the OpenAPI 3.1 document of all calls from the schemas that the server uses. */
export const openApiOf = (names: PathNames): object => ({
  openapi: '3.1.0',
  info: {
    title: 'Caravan API',
    version: '1',
    description:
      'All calls are POST. The body is a signed envelope: `sign` is the MD5 (lower-case hex) of the fields without `sign`, ' +
      'sorted by name, as `name=value` joined with `&`, objects as JSON. `reqTime` may be five minutes off, a `requestId` works once. ' +
      'Answers have status 200, also refusals; other statuses are for the transport.',
  },
  servers: [{ url: '/' }],
  tags,
  paths: Object.fromEntries(
    contractCalls
      .map((each) => [pathOf(each.call, names), { post: operationOf(each) }] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ),
  components: {
    schemas: {
      Envelope: jsonSchemaOf(envelope, 'input'),
      Answer: jsonSchemaOf(answer, 'output'),
      CallError: jsonSchemaOf(callError, 'output'),
    },
    parameters: Object.fromEntries(
      headers.map(([name, description, schema]) => [
        name,
        { name, in: 'header', required: false, description, schema },
      ]),
    ),
    responses: {
      TooLarge: failure('The body is larger than 64 KB.'),
      TooMany: failure('Too many requests.', retryAfter),
      Overloaded: failure('The service is very busy, or is closing.', retryAfter),
    },
  },
});
