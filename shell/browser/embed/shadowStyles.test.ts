import { widgetCss, adaptToWidget } from './shadowStyles';

const changed = (type: string, value: string): string => {
  const element = { type, value, return: '' };
  adaptToWidget(element);
  return element.return || element.value;
};

it('measures the width of the widget instead of the window [EMB-4]', () => {
  expect(changed('@media', '@media (max-width: 480px)')).toBe('@container (max-width: 480px)');
  expect(changed('@media', '@media (min-width:1px) and (max-width:2px)')).toBe(
    '@container (min-width:1px) and (max-width:2px)',
  );
  expect(changed('@media', '@media (max-width: 33.75em)')).toBe('@container (max-width: 33.75em)');
  expect(changed('@media', '@media (hover: hover)')).toBe('@media (hover: hover)');
});

it('derives rem from the visitor’s text size, not from the page around it [EMB-4]', () => {
  expect(changed('decl', 'margin:0 -1.5rem .5rem auto;')).toBe(
    'margin:0 calc(-1.5*var(--rem)) calc(.5*var(--rem)) auto;',
  );
  expect(changed('decl', 'color:var(--x1rem);')).toBe('color:var(--x1rem);');
});

it('contains no selector of the whole page and no plain rem [EMB-4]', () => {
  expect(widgetCss).not.toMatch(/:root|(?<![\w-])(?:html|body)(?=[{[:,])|(?<!var\(--)\brem\b/);
});
