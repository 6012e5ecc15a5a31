import { hash } from 'node:crypto';

/** Returns the hash with which a content security policy allows an inline script or style. */
export const inlineSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;
