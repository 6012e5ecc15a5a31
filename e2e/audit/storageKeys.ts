/** Every name of local storage that the specification has, and what is the site's own besides. */
export const ownKeys =
  /^(?:token|clientId|identityId|Guide|lang|currency|item-collect|ad-collect|MessageForm|platform|userId|isAdmin|caravan:.+)$/;
