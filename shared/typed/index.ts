/** What a visitor has put into a field. */
interface TypedField {
  readonly key: string;
  readonly value: string;
  readonly checked: boolean;
}

export type TypedFields = readonly TypedField[];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** Fields with what names each: ids are made anew with every drawing, so that they name nothing. */
const fieldsIn = (place: Element): { field: Field; key: string }[] => {
  const counts = new Map<string, number>();
  return [...place.querySelectorAll('input, textarea, select')].filter(isField).map((field) => {
    const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '';
    const name = [field.type, field.name, label, field.type === 'radio' ? field.value : ''].join(' ');
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { field, key: `${name} ${count}` };
  });
};

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** Nothing can be put back into these, or should be. */
const isLeft = ({ type }: Field): boolean => ['password', 'file', 'hidden', 'submit', 'button'].includes(type);

/** What stands in the fields of a part of the page. */
export const readTyped = (place: Element): TypedFields =>
  fieldsIn(place)
    .filter(({ field }) => !isLeft(field))
    .map(({ field, key }) => ({ key, value: field.value, checked: isChoice(field) && field.checked }));

/** Puts it back into the fields of the same names, as if it were typed: React hears of it by the events. */
export const restoreTyped = (place: Element, typed: TypedFields): void => {
  const known = new Map(typed.map((each) => [each.key, each]));
  for (const { field, key } of fieldsIn(place)) {
    const before = known.get(key);
    if (!before) continue;
    if (isChoice(field)) {
      if (field.checked !== before.checked) field.click();
    } else if (field.value !== before.value) {
      // Past React's own setter, which would take the value for one that it knows.
      Reflect.set(Object.getPrototypeOf(field), 'value', before.value, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
};
