import { commitMutation, graphql, readInlineData, type UseMutationConfig } from 'react-relay';
import type { IEnvironment, MutationConfig, MutationParameters, SelectorStoreUpdater } from 'relay-runtime';
import { toFormErrors, type FormErrors } from '../ui/forms/formErrors.ts';
import { showError } from '../ui/toasts/toastStore.ts';
import type {
  actionCallbacks_error$data,
  actionCallbacks_error$key,
} from './__generated__/actionCallbacks_error.graphql.ts';
import { RefusedError, toErrorMessage } from './RequestError.ts';

/** The result of a mutation document, which has one field: a payload or an error of the schema. */
type Result<TMutation extends MutationParameters> = TMutation['response'][keyof TMutation['response']];

/** A mutation's payload when it has succeeded. */
export type ActionPayload<TMutation extends MutationParameters> = Required<
  Omit<Result<TMutation>, 'error' | `${string}Error`>
>;

/** Handlers of the errors that a document spreads under the names of their types. */
type ErrorHandlers<TResult> = {
  readonly [Name in keyof TResult & `${string}Error`]?: (error: NonNullable<TResult[Name]>) => void;
};

/**
 * What follows a mutation. A refusal is an error of the schema: its handler in `errors`, else `onFormErrors`, else `onRefused`, else a
 * toast. A request without a usable answer is `onFailed`, else the same as a refusal.
 */
export interface ActionOptions<TMutation extends MutationParameters> extends Pick<
  UseMutationConfig<TMutation>,
  'updater' | 'optimisticResponse' | 'optimisticUpdater'
> {
  /** The variables beside `input`, such as the connections that `@appendEdge` changes. */
  variables?: Omit<TMutation['variables'], 'input'>;
  /** Whether a success makes all that the store has out of date, so that it is loaded again on the next visit. */
  invalidatesStore?: boolean;
  onDone?: ((payload: ActionPayload<TMutation>) => void) | undefined;
  errors?: ErrorHandlers<Result<TMutation>>;
  /** The fields of the form that errors without issues are about, by the error's type. */
  fields?: Readonly<Record<string, string>>;
  /** Receives the message of a refusal: those of its issues, if it has any. */
  onRefused?: ((message: string) => void) | undefined;
  /** Receives a refusal as the message of a form and those of its fields. */
  onFormErrors?: ((errors: FormErrors) => void) | undefined;
  /** Receives the message of a failed request: the server may have done the work or not. */
  onFailed?: ((message: string, error: Error) => void) | undefined;
}

/** The handlers of an action whose payload its caller does not read. */
export interface ActionHandlers extends Pick<ActionOptions<MutationParameters>, 'onRefused' | 'onFormErrors'> {
  onDone?: (() => void) | undefined;
}

interface Callbacks<TMutation extends MutationParameters> {
  updater: SelectorStoreUpdater<TMutation['response']>;
  onCompleted: (response: TMutation['response']) => void;
  onError: (error: Error) => void;
}

/** The callbacks of a mutation that is committed without `useAction`, such as an upload. */
export function actionCallbacks<TMutation extends MutationParameters>(
  options: ActionOptions<TMutation>,
): Callbacks<TMutation> {
  return {
    updater: (store, response) => {
      options.updater?.(store, response);
      if (options.invalidatesStore === true && response != null && readError(response) === null) {
        store.invalidateStore();
      }
    },
    onCompleted: (response) => {
      const error = readError(response);
      if (error !== null) return refuse(error, resultOf(response)[error.__typename], options);
      options.onDone?.(resultOf(response) as ActionPayload<TMutation>); // a non-error is the payload
    },
    onError: (error) => fail(error, options),
  };
}

/**
 * Commits a mutation that no component waits for, such as one of a queue; resolves with its payload.
 * @throws RefusedError for an error of the schema; RequestError without a usable answer
 */
export function commitAction<TMutation extends MutationParameters>(
  environment: IEnvironment,
  { updater, ...config }: Omit<MutationConfig<TMutation>, 'onCompleted' | 'onError'>,
): Promise<ActionPayload<TMutation>> {
  return new Promise((resolve, reject) => {
    commitMutation<TMutation>(environment, {
      ...config,
      // Settled here, because the response that onCompleted receives has optimistic values.
      updater: (store, response) => {
        if (response == null) return;
        updater?.(store, response);
        const error = readError(response);
        if (error === null)
          resolve(resultOf(response) as ActionPayload<TMutation>); // a non-error is the payload
        else reject(new RefusedError(error.__typename, error.message));
      },
      onError: reject,
    });
  });
}

type Reports = Pick<ActionOptions<MutationParameters>, 'fields' | 'onRefused' | 'onFormErrors' | 'onFailed'> & {
  errors?: Readonly<Record<string, ((error: never) => void) | undefined>>;
};

/** Reports an error; `ownFields` is what the document reads of the error's type. */
function refuse(
  { __typename: name, message, issues }: actionCallbacks_error$data,
  ownFields: unknown,
  options: Reports,
): void {
  const { onFormErrors, onRefused = showError } = options;
  const handler = options.errors?.[name];
  if (handler !== undefined) return handler(ownFields as never); // the handler of this type
  if (onFormErrors === undefined) {
    const messages = issues?.map((issue) => issue.message) ?? [];
    return onRefused(messages.length === 0 ? message : messages.join('. '));
  }
  const field = options.fields?.[name];
  const ofField = field === undefined ? [] : [{ path: field, message }];
  onFormErrors(
    toFormErrors(message, issues?.map((issue) => ({ path: issue.path, message: issue.message })) ?? ofField),
  );
}

function fail(error: Error, { onFormErrors, onRefused = showError, onFailed }: Reports): void {
  const message = toErrorMessage(error);
  if (onFailed !== undefined) onFailed(message, error);
  else if (onFormErrors !== undefined) onFormErrors(toFormErrors(message));
  else onRefused(message);
}

/** A result by its fields and aliases; `error` is the alias under which a document spreads `actionCallbacks_error`. */
type AnyResult = Readonly<Record<string, unknown>> & { readonly error?: actionCallbacks_error$key | null };

function resultOf(response: MutationParameters['response']): AnyResult {
  return Object.values(response)[0] as AnyResult; // a mutation document has one field, an object
}

function readError(response: MutationParameters['response']): actionCallbacks_error$data | null {
  const { error } = resultOf(response);
  if (error == null) return null;
  return readInlineData<actionCallbacks_error$key>(
    graphql`
      fragment actionCallbacks_error on Error @inline {
        __typename
        message
        ... on InvalidInputError {
          issues {
            path
            message
          }
        }
      }
    `,
    error,
  );
}
