const chats: Readonly<Record<string, string>> = { 'wa.me': 'WhatsApp', 't.me': 'Telegram' };

/** Returns the name of a chat service by its address. */
export const chatName = (href: string): string => {
  const { host } = new URL(href, 'https://chat.invalid');
  return chats[host] ?? host;
};
