import * as z from 'zod/mini';
import { toJSONSchema } from 'zod/v4/core';
import { calls } from './calls';
import { changesState, type CallDefinition, type Refusal, type Schema } from './call';
import { errorAnswer, quotaErrorAnswer, validationErrorAnswer } from './errors';
import { refusalCodeHeader } from './refusalCodes';

const refusalTexts: Record<Refusal, string> = {
  401: 'No session',
  402: 'Needs premium, or the limit is reached',
  403: 'Not allowed',
  404: 'Not there, or not yours',
  409: 'Conflict',
  413: 'Too large',
  415: 'Not a supported kind of file',
  419: 'The CSRF token is missing or does not fit',
  422: 'The input is not valid',
  429: 'Too many requests; Retry-After says when',
};

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of all calls, from the same objects that type them. */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, definition] of Object.entries<CallDefinition>(calls)) {
    const path = definition.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[definition.method.toLowerCase()] = operation(name, definition);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Iskra', version },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'iskra_session' },
        csrf: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(name: string, definition: CallDefinition): Json {
  return {
    operationId: name,
    summary: definition.summary,
    security: security(definition),
    parameters: [...parameters('path', definition.params), ...parameters('query', definition.query)],
    ...(definition.body || definition.bodyAs === 'upload' ? { requestBody: requestBody(definition) } : {}),
    responses: {
      200: { description: 'Done', content: success(definition) },
      ...Object.fromEntries(definition.errors.map((status) => [status, refusal(status, definition)])),
    },
  };
}

function security(definition: CallDefinition): Json[] {
  const needed = {
    ...(definition.who === 'member' ? { session: [] } : {}),
    ...(changesState(definition) ? { csrf: [] } : {}),
  };
  return [needed];
}

function parameters(place: 'path' | 'query', schema: Schema | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = input(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: of,
  }));
}

function requestBody(definition: CallDefinition): Json {
  if (definition.bodyAs === 'upload') {
    const schema = {
      type: 'object',
      required: ['image'],
      properties: { image: { type: 'string', format: 'binary' } },
    };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  const type = definition.bodyAs === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return { required: true, content: { [type]: { schema: input(definition.body ?? z.object({})) } } };
}

function success({ answer, answerAs }: CallDefinition): Json {
  if (answerAs === 'zip') return { 'application/zip': { schema: { type: 'string', format: 'binary' } } };
  return { 'application/json': { schema: output(answer) } };
}

function refusal(status: Refusal, { refusesAs }: CallDefinition): Json {
  const description = refusalTexts[status];
  if (refusesAs === 'text') return textRefusal(description);
  const schema = status === 422 ? validationErrorAnswer : status === 402 ? quotaErrorAnswer : errorAnswer;
  return { description, content: { 'application/json': { schema: output(schema) } } };
}

function textRefusal(description: string): Json {
  const code = {
    description: 'Which refusal it is, of those that a page acts on.',
    schema: { type: 'string' },
  };
  const content = { 'text/plain': { schema: { type: 'string' } } };
  return { description, headers: { [refusalCodeHeader]: code }, content };
}

function input(schema: Schema): Json {
  return withoutDialect(toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

function output(schema: Schema): Json {
  return withoutDialect(toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }));
}

function withoutDialect({ $schema: _, ...schema }: Json): Json {
  return schema;
}
