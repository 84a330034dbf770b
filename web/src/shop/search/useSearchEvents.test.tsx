import { act, fireEvent, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { Variables } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setNetwork } from '../../relay/environment.ts';
import { useSearchEvents } from './useSearchEvents.ts';

let sent: string[];
let environment: ReturnType<typeof setNetwork>;

function Results({ text }: { text: string }) {
  return (
    <>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <input name="q" defaultValue={`${text} flour`} />
      </form>
      <div {...useSearchEvents(text)}>
        <article>
          <a href="/product/ghee-prod_1" onClick={(event) => event.preventDefault()}>
            Ghee
          </a>
          <button type="button" aria-label="Add Ghee to cart">
            Add
          </button>
          <button type="button" aria-label="One less Ghee">
            –
          </button>
        </article>
        <a href="/search?q=other" onClick={(event) => event.preventDefault()}>
          other
        </a>
      </div>
    </>
  );
}

/** Renders the results of a text of its own: what is recorded once stays so for the visit. */
function renderResults(text: string) {
  const page = (of: string) => (
    <RelayEnvironmentProvider environment={environment}>
      <Results text={of} />
    </RelayEnvironmentProvider>
  );
  const { rerender, unmount } = render(page(text));
  return { type: (next: string) => rerender(page(next)), unmount };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  environment = setNetwork(async (_request, variables: Variables) => {
    const { query, kind } = variables['input'] as { query: string; kind: string };
    sent.push(`${kind} ${query}`);
    return { data: { searchEventRecord: { __typename: 'SearchEventRecordPayload' } } };
  });
});
afterEach(() => void vi.useRealTimers());

describe('a search is recorded', () => {
  it('when its text stays for two seconds, and not each text on the way', async () => {
    const { type } = renderResults('at');
    await wait(1900);
    type('att');
    await wait(1900);
    type('atta');
    await wait(2000);
    expect(sent).toEqual(['SEARCH atta']);
  });

  it('once per visit, and again after half an hour', async () => {
    renderResults('besan').unmount();
    for (const pause of [0, 60_000, 31 * 60_000]) {
      await wait(pause);
      const { unmount } = renderResults('besan');
      await wait(2000);
      unmount();
    }
    expect(sent).toEqual(['SEARCH besan', 'SEARCH besan']);
  });

  it('when it is submitted, with the submitted text', async () => {
    renderResults('maida');
    fireEvent.submit(screen.getByRole('search'));
    await wait(0);
    expect(sent).toEqual(['SEARCH maida flour']);
  });

  it('before the click and the Add that show it was meant, each of which counts once', async () => {
    renderResults('ghee');
    for (let times = 0; times < 2; times += 1) {
      fireEvent.click(screen.getByRole('link', { name: 'Ghee' }));
      fireEvent.click(screen.getByRole('button', { name: 'Add Ghee to cart' }));
    }
    await wait(2000);
    expect(sent).toEqual(['SEARCH ghee', 'RESULT_CLICK ghee', 'ADD_TO_CART ghee']);
  });

  it('with a click as soon as the mouse button goes down on a result, which opens it then', async () => {
    renderResults('poha');
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Ghee' }), { pointerType: 'touch', button: 0 });
    await wait(0);
    expect(sent).toEqual([]);
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Ghee' }), { pointerType: 'mouse', button: 0 });
    await wait(0);
    expect(sent).toEqual(['SEARCH poha', 'RESULT_CLICK poha']);
  });

  it('and other buttons and links are no use of it', async () => {
    renderResults('suji');
    fireEvent.click(screen.getByRole('button', { name: 'One less Ghee' }));
    fireEvent.click(screen.getByRole('link', { name: 'other' }));
    await wait(0);
    expect(sent).toEqual([]);
  });

  it('without a trace of a failure, and the next event is sent', async () => {
    environment = setNetwork(async (_request, variables: Variables) => {
      sent.push(String((variables['input'] as { kind: string }).kind));
      throw new Error('unplugged');
    });
    renderResults('rava');
    fireEvent.click(screen.getByRole('link', { name: 'Ghee' }));
    await wait(0);
    expect(sent).toEqual(['SEARCH', 'RESULT_CLICK']);
  });
});
