import { escapeHtml } from '@caravan/shared/format';
import { type Language, LOCALES } from '@caravan/shared/terms';

/** Returns a mail as HTML. Uses inline styles, because mail programs drop all others. Loads nothing. */
export const mailPage = (language: Language, title: string, content: string): string => `<!doctype html>
<html lang="${LOCALES[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:32px 20px;font-family:system-ui,'Noto Sans Georgian',sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 24px;font-family:Georgia,serif;font-size:22px;font-weight:bold">Caravan</p>
${content}
</div></body></html>`;
