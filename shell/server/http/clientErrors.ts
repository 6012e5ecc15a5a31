import type { Socket } from 'node:net';
import { answerClientError } from '@caravan/shared/http';
import { renderErrorPage, denyAllPolicy } from './refuse';

/** Answers invalid HTTP, slow requests and too large headers with an error page. */
export const createClientErrorHandler =
  (headers: Readonly<Record<string, string>>) =>
  (error: Error, socket: Socket): void =>
    answerClientError(error, socket, (status) => ({
      headers: {
        ...headers,
        'content-security-policy': denyAllPolicy,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      },
      body: renderErrorPage(status, 'en').replace(/<style>.*<\/style>/, ''),
    }));
