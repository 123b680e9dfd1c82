# frozen_string_literal: true

require_relative "lib/posthorn/version"

Gem::Specification.new do |spec|
  spec.name = "posthorn"
  spec.version = Posthorn::VERSION
  spec.summary = "The client of Posthorn, a messaging and webhook service on your own machine."
  spec.authors = ["Posthorn"]
  spec.license = "Apache-2.0"
  spec.required_ruby_version = ">= 3.0"
  spec.files = Dir["lib/**/*.rb", "README.md", "LICENSE"]
end
