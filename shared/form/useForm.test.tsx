import { act, fireEvent, render, screen } from '@testing-library/react';
import { minLength, object, pipe, string, transform, trim } from 'valibot';
import { Form, useFields, useForm } from '.';

const schema = object({
  name: pipe(string(), trim(), minLength(2)),
  age: pipe(string(), minLength(1), transform(Number)),
});

const PersonForm = ({ send }: { readonly send: (entries: { name: string; age: number }) => Promise<unknown> }) => {
  const fields = useFields({ age: '', name: '' });
  const { ref, values, errors, isSending, setValue, handleSubmit } = useForm({ ...fields, schema, send });
  return (
    <Form ref={ref} aria-label="Person" aria-busy={isSending} onSubmit={handleSubmit}>
      {(['name', 'age'] as const).map((name) => (
        <input
          key={name}
          name={name}
          aria-label={name}
          data-error={errors.get(name)}
          value={values[name]}
          onChange={({ target }) => setValue(name, target.value)}
        />
      ))}
    </Form>
  );
};

const form = () => screen.getByRole('form');
const field = (name: string) => screen.getByLabelText(name);
const enter = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

describe('a form', () => {
  it('marks invalid fields instead of sending them', () => {
    const send = jest.fn(() => Promise.resolve());
    render(<PersonForm send={send} />);
    enter('name', 'N');
    expect(field('name')).not.toHaveAttribute('data-error');
    fireEvent.submit(form());
    expect(field('name')).toHaveAttribute('data-error', 'wrong');
    expect(field('age')).toHaveAttribute('data-error', 'missing');
    expect(field('name')).toHaveFocus();
    enter('name', 'M');
    expect(field('name')).not.toHaveAttribute('data-error');
    expect(field('age')).toHaveAttribute('data-error', 'missing');
    expect(send).not.toHaveBeenCalled();
  });

  it('ignores the second click of a double click after a quick answer has emptied it', async () => {
    const send = jest.fn(async () => enter('name', ''));
    render(<PersonForm send={send} />);
    enter('name', 'Nino');
    enter('age', '30');
    await act(async () => void fireEvent.submit(form()));
    expect(field('name')).toHaveValue('');
    fireEvent.submit(form());
    expect(field('name')).not.toHaveAttribute('data-error');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('sends once for a double click, even after a quick answer', async () => {
    const pressedAt = jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000);
    const send = jest.fn(() => Promise.resolve());
    render(<PersonForm send={send} />);
    enter('name', 'Nino');
    enter('age', '30');
    await act(async () => void fireEvent.submit(form()));
    pressedAt.mockReturnValue(1250);
    await act(async () => void fireEvent.submit(form()));
    expect(send).toHaveBeenCalledTimes(1);
    pressedAt.mockReturnValue(1750);
    await act(async () => void fireEvent.submit(form()));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('sends the parsed entries by one request at a time', async () => {
    const settle: (() => void)[] = [];
    const send = jest.fn((_person: object) => new Promise<void>((resolve) => settle.push(resolve)));
    render(<PersonForm send={send} />);
    enter('name', ' Nino ');
    enter('age', '30');
    expect(fireEvent.submit(form())).toBe(false);
    act(() => {
      fireEvent.submit(form());
      fireEvent.submit(form());
    });
    expect(send.mock.calls).toEqual([[{ name: 'Nino', age: 30 }]]);
    expect(form()).toHaveAttribute('aria-busy', 'true');
    await act(async () => settle[0]?.());
    expect(form()).toHaveAttribute('aria-busy', 'false');
    expect(field('name')).toHaveValue(' Nino ');
  });
});
