/** The registry refused a change, and nothing has changed. The message says why, in one sentence. */
export class PublishRefused extends Error {}
