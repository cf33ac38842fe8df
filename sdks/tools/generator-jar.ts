import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {createHash} from 'node:crypto';
import path from 'node:path';
import {paths} from '@docs/contract';

/** Some versions, such as 7.14.0, omit the imports of unions. */
const version = '7.25.0';
const sha256 = '41ce4f6b07f196676439d710759fa1ced7a08066d06ff1bf314681470289efae';
const folder = path.join(paths.repository, '.cache', 'openapi-generator');
const jar = path.join(folder, `openapi-generator-cli-${version}.jar`);

/** The generator's JAR. Maven downloads it once, and its hash is verified every time. */
export function generatorJar(): string {
  if (!existsSync(jar)) {
    execFileSync(
      'mvn',
      [
        '--quiet',
        '--batch-mode',
        'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy',
        `-Dartifact=org.openapitools:openapi-generator-cli:${version}`,
        `-DoutputDirectory=${folder}`,
      ],
      {stdio: 'inherit', cwd: path.join(paths.repository, 'sdks')},
    );
  }
  const found = createHash('sha256').update(readFileSync(jar)).digest('hex');
  if (found !== sha256) throw new Error(`${jar} is not the generator: its SHA-256 is ${found}`);
  return jar;
}
