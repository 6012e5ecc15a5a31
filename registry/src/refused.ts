/** Why something was not done to the registry, in one sentence for whoever asked; nothing has changed then. */
export class PublishRefused extends Error {}
