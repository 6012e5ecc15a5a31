/** Matches the keys of local storage: those of the specification, and the site's own. */
export const ownKeys =
  /^(?:token|clientId|identityId|Guide|lang|currency|item-collect|ad-collect|MessageForm|platform|userId|isAdmin|caravan:.+)$/;
