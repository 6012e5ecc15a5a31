/**
 * A small reset and the defaults of the page: background, text colour, focus ring, selection, hyphenation and reduced motion.
 * Soft hyphens of Georgian apply on narrow screens only, and in headings on the narrowest, because the words fit elsewhere.
 * In print a page with an open dialog is the dialog's content.
 */
export const baseCss = `*,*::before,*::after{box-sizing:border-box}
*{margin:0}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scrollbar-gutter:stable;background:var(--paper);scroll-padding-top:5rem}
:root:lang(ka){hyphens:none}
@media (max-width:40em){:root:lang(ka){hyphens:manual}}
@media (min-width:21.875em){h1,h2,h3{hyphens:none}}
html[data-framed]{scrollbar-gutter:auto}
html:not([data-framed]) body{min-height:100vh;min-height:100dvh}
body{background:var(--paper);color:var(--ink);font:400 var(--size-body)/var(--leading-text) var(--font-text);font-kerning:normal;font-synthesis:none;overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
h1,h2,h3{font-family:var(--font-display);font-weight:600;line-height:var(--leading-tight);text-wrap:balance}
h4,h5,h6,strong,b,th{font-weight:600}
h1{font-size:var(--size-display)}
h2{font-size:var(--size-heading)}
h3{font-size:var(--size-title)}
h4,h5,h6{font-size:var(--size-body)}
p{text-wrap:pretty}
:where(ul[class], ol[class]),menu{list-style:none;padding:0}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:0.2em}
@media (hover:hover){a:hover{color:var(--accent-strong)}}
img,svg,video,canvas{display:block;max-width:100%}
img,video{height:auto}
input,button,textarea,select{font:inherit;color:inherit;letter-spacing:inherit}
button{cursor:pointer}
button:disabled{cursor:not-allowed}
fieldset{border:0;padding:0;min-width:0}
table{border-collapse:collapse}
hr{border:0;border-top:1px solid var(--line)}
[hidden]{display:none!important}
html:has(dialog:modal){overflow:hidden;background:var(--veiled-paper)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}
:focus:not(:focus-visible){outline:none}
::selection{background:var(--accent);color:var(--on-accent)}
::placeholder{color:var(--ink-faint);opacity:1}
@media (prefers-reduced-motion:reduce){*,*::before,*::after,::backdrop{animation-duration:0.01ms!important;animation-iteration-count:1!important;transition-duration:0.01ms!important;scroll-behavior:auto!important}}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}
@media print{html,body{background:none}
h1,h2,h3,h4{break-after:avoid}
li,tr,figure,dl>div{break-inside:avoid}
html:has(dialog:modal){overflow:visible;background:none}
body:has([data-sheet]) :not(:has([data-sheet]),[data-sheet],[data-sheet] *){display:none!important}
dialog[data-sheet]{position:absolute;inset:0 0 auto;max-height:none;overflow:visible}}`;
