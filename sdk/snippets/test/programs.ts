import { spawnSync } from "node:child_process"
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { root } from "../../generate/root.ts"
import { jars, quick, sources, whyNoJava } from "../../java/test/support.ts"
import { toolPath, whyNoTools } from "../../python/scripts/tools.ts"

/** A function of a program: statements with the variables `client`, `sid` and `code`. */
export interface Part {
  name: string
  text: string
}

/** The credentials that the programs take from the environment. */
export type Who = "account" | "operator"

/**
 * How tests run snippets in a language. The program calls each part, and allows refusals of the API if
 * `ALLOW_REFUSALS` is set.
 */
export interface Runner {
  /** Why this machine cannot run it, or false. */
  skip: string | false
  /** Writes the program to an empty folder, and returns the command, after a compiler's if there is one. */
  write(folder: string, parts: readonly Part[], who?: Who): (readonly string[])[]
  environment?: Record<string, string>
}

const indented = (text: string, indent: string) => text.replace(/^(?=.)/gm, indent)

const typescript: Runner = {
  skip: false,
  write(folder, parts, who = "account") {
    for (const scope of ["@types", "@posthorn"])
      mkdirSync(path.join(folder, "node_modules", scope), { recursive: true })
    symlinkSync(path.join(root, "sdk/typescript"), path.join(folder, "node_modules/@posthorn/client"))
    symlinkSync(path.join(root, "node_modules/@types/node"), path.join(folder, "node_modules/@types/node"))
    writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }')
    const compilerOptions = {
      target: "esnext",
      module: "nodenext",
      lib: ["esnext"],
      types: ["node"],
      strict: true,
      noEmit: true,
      customConditions: ["posthorn-source"],
      allowImportingTsExtensions: true,
    }
    writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["main.ts"] }))
    const functions = parts.map(({ name, text }) => {
      const statements = text.replace(/^import .*\n\n/m, "")
      return `async function ${name}() {\n${indented(statements, "  ")}\n}\n`
    })
    const credentials = { account: "accountSid, authToken", operator: "operatorToken" }[who]
    const program = `import { ApiError, Posthorn } from "@posthorn/client"

const { BASE_URL: baseUrl, ACCOUNT_SID: accountSid, AUTH_TOKEN: authToken, SID: sid = "", CODE: code = "" } = process.env
const operatorToken = process.env.OPERATOR_TOKEN
const client = new Posthorn({ baseUrl, ${credentials}, maxRetries: 0 })

${functions.join("\n")}
for (const part of [${parts.map(({ name }) => name).join(", ")}])
  try {
    await part()
  } catch (error) {
    if (!(error instanceof ApiError && process.env.ALLOW_REFUSALS)) throw new Error(part.name, { cause: error })
  }
`
    writeFileSync(path.join(folder, "main.ts"), program)
    const tsc = path.join(root, "node_modules/typescript/bin/tsc")
    return [
      [process.execPath, tsc, "-p", "."],
      [process.execPath, "--conditions=posthorn-source", "main.ts"],
    ]
  },
}

const python: Runner = {
  get skip() {
    return whyNoTools() ?? false
  },
  write(folder, parts, who = "account") {
    const functions = parts.map(({ name, text }) => `def ${name}():\n${indented(text, "    ")}\n\n`)
    const program = `import os
from posthorn import ApiError, Posthorn

account = {"account_sid": os.environ.get("ACCOUNT_SID"), "auth_token": os.environ.get("AUTH_TOKEN")}
operator = {"operator_token": os.environ.get("OPERATOR_TOKEN")}
client = Posthorn(os.environ["BASE_URL"], max_retries=0, **${who})
sid, code = os.environ.get("SID"), os.environ.get("CODE")

${functions.join("\n")}
for part in [${parts.map(({ name }) => name).join(", ")}]:
    try:
        part()
    except ApiError as error:
        if "ALLOW_REFUSALS" not in os.environ:
            raise RuntimeError(part.__name__) from error
`
    writeFileSync(path.join(folder, "main.py"), program)
    return [[toolPath("python"), "main.py"]]
  },
  environment: { PYTHONPATH: path.join(root, "sdk/python/src") },
}

const hasRuby = spawnSync("ruby", ["-e", "exit RUBY_VERSION >= '3.0'"]).status === 0

const ruby: Runner = {
  skip: hasRuby ? false : "This machine has no Ruby 3.",
  write(folder, parts, who = "account") {
    const functions = parts.map(({ name, text }) => `parts["${name}"] = lambda do\n${indented(text, "  ")}\nend\n`)
    const program = `require "posthorn"

account = { account_sid: ENV["ACCOUNT_SID"], auth_token: ENV["AUTH_TOKEN"] }
operator = { operator_token: ENV["OPERATOR_TOKEN"] }
client = Posthorn::Client.new(ENV.fetch("BASE_URL"), max_retries: 0, **${who})
sid, code = ENV.values_at("SID", "CODE")
parts = {}
${functions.join("\n")}
parts.each do |name, part|
  part.call
rescue Posthorn::ApiError
  raise name unless ENV.key?("ALLOW_REFUSALS")
end
`
    writeFileSync(path.join(folder, "main.rb"), program)
    return [["ruby", "-I", path.join(root, "sdk/ruby/lib"), "main.rb"]]
  },
}

const goMinor = /go1\.(\d+)/.exec(spawnSync("go", ["version"], { encoding: "utf8" }).stdout ?? "")?.[1]

const go: Runner = {
  skip: Number(goMinor) >= 23 ? false : "This machine has no go of version 1.23 or newer.",
  write(folder, parts, who = "account") {
    const functions = parts.map(({ name, text }) => {
      // Go allows no variable without a use.
      const declared = Array.from(text.matchAll(/^(\w+), err :?= /gm), ([, variable = ""]) => variable)
      const uses = declared.map((variable) => `\t_ = ${variable}\n`).join("")
      const result = /^(?:\w+, )?err :?= /m.test(text) ? "err" : "nil"
      const body = `${indented(text, "\t")}\n${uses}\treturn ${result}\n`
      return `func ${name}(ctx context.Context, client *posthorn.Client, sid, code string) error {\n${body}}\n`
    })
    const credentials = {
      account: 'AccountSID: os.Getenv("ACCOUNT_SID"), AuthToken: os.Getenv("AUTH_TOKEN")',
      operator: 'OperatorToken: os.Getenv("OPERATOR_TOKEN")',
    }[who]
    const program = `package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"time"

	"posthorn.example/posthorn"
)

var _ = []any{time.UTC, json.Marshal}

${functions.join("\n")}
type part struct {
	name string
	run  func(context.Context, *posthorn.Client, string, string) error
}

func main() {
	client, err := posthorn.New(posthorn.Options{
		BaseURL:    os.Getenv("BASE_URL"),
		${credentials},
		MaxRetries: posthorn.Ptr(0),
	})
	if err != nil {
		panic(err)
	}
	for _, part := range []part{${parts.map(({ name }) => `{"${name}", ${name}}`).join(", ")}} {
		var refusal *posthorn.Error
		err := part.run(context.Background(), client, os.Getenv("SID"), os.Getenv("CODE"))
		if err != nil && !(errors.As(err, &refusal) && os.Getenv("ALLOW_REFUSALS") != "") {
			fmt.Fprintln(os.Stderr, part.name, err)
			os.Exit(1)
		}
	}
}
`
    writeFileSync(path.join(folder, "main.go"), program)
    const replace = `replace posthorn.example/posthorn => ${path.join(root, "sdk/go")}`
    writeFileSync(
      path.join(folder, "go.mod"),
      `module example.com/snippets\n\ngo 1.23\n\nrequire posthorn.example/posthorn v0.0.0\n\n${replace}\n`,
    )
    return [["go", "build", "-o", "program", "."], ["./program"]]
  },
  environment: { GOTOOLCHAIN: "local", GOFLAGS: "-mod=mod" },
}

const hasPhp = spawnSync("php", ["-r", "exit(PHP_VERSION_ID < 80100 ? 1 : 0);"]).status === 0

const php: Runner = {
  skip: hasPhp ? false : "This machine has no PHP 8.1.",
  write(folder, parts, who = "account") {
    const functions = parts.map(({ name, text }) => {
      const statements = `$sid = getenv('SID');\n$code = getenv('CODE');\n${text}`
      return `$parts['${name}'] = function () use ($client): void {\n${indented(statements, "    ")}\n};\n`
    })
    const program = `<?php
require '${path.join(root, "sdk/php/test/autoload.php")}';

$account = ['accountSid' => getenv('ACCOUNT_SID'), 'authToken' => getenv('AUTH_TOKEN')];
$operator = ['operatorToken' => getenv('OPERATOR_TOKEN')];
$client = new Posthorn\\Client(getenv('BASE_URL'), ...$${who}, maxRetries: 0);
$parts = [];
${functions.join("\n")}
foreach ($parts as $name => $part) {
    try {
        $part();
    } catch (Posthorn\\Exception\\ApiException $e) {
        if (getenv('ALLOW_REFUSALS') === false) {
            throw new RuntimeException($name, 0, $e);
        }
    }
}
`
    writeFileSync(path.join(folder, "main.php"), program)
    return [["php", "main.php"]]
  },
}

/** The folder of the first program, with which the client was compiled. */
let clientClasses: string | undefined

const java: Runner = {
  get skip() {
    return whyNoJava()
  },
  write(folder, parts, who = "account") {
    const functions = parts.map(({ name, text }) => {
      // A variable must not hide a parameter.
      const given = text.includes("Posthorn client =") ? "given" : "client"
      const head = `    static void ${name}(Posthorn ${given}, String sid, String code) throws Exception {`
      return `${head}\n${indented(text, "        ")}\n    }\n`
    })
    const credentials = {
      account: '.accountSid(System.getenv("ACCOUNT_SID")).authToken(System.getenv("AUTH_TOKEN"))',
      operator: '.operatorToken(System.getenv("OPERATOR_TOKEN"))',
    }[who]
    const runs = parts.map(({ name }) => `        run(client, Main::${name});\n`)
    const program = `import io.posthorn.*;
import io.posthorn.model.*;
import io.posthorn.params.*;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;

class Main {
    interface Part {
        void run(Posthorn client, String sid, String code) throws Exception;
    }

${functions.join("\n")}
    static void run(Posthorn client, Part part) throws Exception {
        try {
            part.run(client, System.getenv("SID"), System.getenv("CODE"));
        } catch (ApiException e) {
            if (System.getenv("ALLOW_REFUSALS") == null) throw e;
        }
    }

    public static void main(String... args) throws Exception {
        Posthorn client = Posthorn.builder().baseUrl(System.getenv("BASE_URL"))
                ${credentials}.maxRetries(0).build();
${runs.join("")}    }
}
`
    writeFileSync(path.join(folder, "Main.java"), program)
    const known = clientClasses ? [] : sources()
    clientClasses ??= folder
    const classPath = [folder, clientClasses, ...jars()].join(path.delimiter)
    const compiler = ["--release", "11", "-encoding", "UTF-8", "-nowarn", "-cp", classPath, "-d", folder]
    return [
      ["javac", ...quick.map((option) => `-J${option}`), ...compiler, ...known, "Main.java"],
      ["java", ...quick, "-cp", classPath, "Main"],
    ]
  },
}

/** By the slug of the language. */
export const runners: Readonly<Record<string, Runner>> = { typescript, python, go, java, ruby, php }
