const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Any text as text of HTML, SVG and XML, quoted attributes included. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (found) => entities[found] ?? found);
