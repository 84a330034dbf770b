import { GraphQLError } from 'graphql';
import { Upload, type FileUpload } from 'graphql-upload-ts';
import { builder } from '../builder.ts';

builder.scalarType('Upload', {
  description:
    'A file, sent by the GraphQL multipart request specification. The request needs the header `graphql-require-preflight`, ' +
    'and holds one file of at most 5 MB, or of 32 MB where a mutation for admins accepts it.',
  parseValue: (value): Promise<FileUpload> => {
    if (value instanceof Upload) return value.promise;
    throw new GraphQLError('A file is sent as a part of a multipart request');
  },
  serialize: () => {
    throw new TypeError('A file is never an answer');
  },
});
